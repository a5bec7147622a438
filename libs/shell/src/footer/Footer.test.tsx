import type { SiteOptions } from '@baize/api';
import type { AppRoute } from '@baize/routing';
import {
  mockReply,
  exampleBody,
  renderPage,
  samplePage,
  testBrandWith,
  type RenderedPage,
} from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { Footer } from './Footer.tsx';

const page = samplePage('x');
const routes: AppRoute[] = [
  { path: '/casino', page },
  { path: '/sport', page, handle: { footer: 'flush' } },
  { path: '/pages/:name', page },
  { path: '/account-limitation', page },
  { path: '/PlayGame/:id', page, handle: { inPlay: true } },
  { path: '/bare', page, handle: { footer: 'none' } },
];

interface Case extends NonNullable<Parameters<typeof renderPage>[1]> {
  options?: Partial<Record<keyof SiteOptions, unknown>>;
  folded?: boolean;
  slim?: boolean;
}

const optionsLoaded = (site: RenderedPage) =>
  waitFor(() => expect(site.queryClient.getQueryData(['options'])).toBeTruthy());

async function open({ options = {}, folded, slim, ...rest }: Case = {}) {
  const body = { ...exampleBody<SiteOptions>('getOptions', 'options'), ...options };
  const site = await renderPage(
    <Footer folded={folded} slim={slim} bands={[{ id: 'own', content: <p>A band of the app</p> }]} />,
    {
      path: '/casino',
      routes,
      texts: [shellTexts, shellDeferredTexts],
      handlers: [mockReply('getOptions', { body })],
      ...rest,
    },
  );
  if (rest.path !== '/bare') await optionsLoaded(site);
  return site;
}

/** The footer including its last band: the bands render one by one. */
const footer = async () => {
  const end = await screen.findByRole('contentinfo');
  await within(end).findByText(/©|Aged/);
  return end;
};
const columns = async () =>
  within(await footer())
    .getAllByRole('navigation')
    .map(({ ariaLabel }) => ariaLabel);

describe('Footer', () => {
  it('shows the licence and links to its verification', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 12), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await open();
    const landmark = await footer();
    await waitFor(() => expect(landmark.textContent).toContain('Licensed for this example only.'));
    expect(landmark.textContent).toContain('Licence: Example Authority, EX-1');
    expect(screen.getByRole('link', { name: 'Check the licence' }).getAttribute('href')).toBe(
      'https://licence.example/',
    );
    expect(landmark.textContent).toContain('© 2026 Testhouse.');
  });

  it('sanitises HTML in the licence terms', async () => {
    await open({ options: { license_description: '<b>Licensed</b> here<img src=x onerror=alert(1)>' } });
    await waitFor(async () => expect((await footer()).querySelector('b')?.textContent).toBe('Licensed'));
    expect((await footer()).querySelector('[onerror]')).toBeNull();
  });

  it('shows the minimum age and a help line', async () => {
    await open();
    expect(within(await footer()).getByRole('img', { name: '18 and over' }).textContent).toBe('18+');
    expect(screen.getByRole('link', { name: 'Safer Play Helpline' }).getAttribute('href')).toBe(
      'https://help.example/en',
    );
  });

  it('links to the limits', async () => {
    const site = await open({ token: 'secret' });
    await userEvent.click(await screen.findByRole('link', { name: 'My limits' }));
    expect(site.address()).toBe('/account-limitation');
  });

  it('has columns for the mounted pages, and none without a link', async () => {
    await open();
    expect(await columns()).toEqual(['Games', 'Sports', 'Company', 'Rules']);
    expect(screen.getByRole('link', { name: 'Casino' }).getAttribute('href')).toBe('/casino');
    expect(screen.queryByRole('link', { name: 'Promotions' })).toBeNull();
  });

  it('with footerSportLinks whenOffered, shows sport only if the platform has it', async () => {
    const brand = testBrandWith({ features: { footerSportLinks: 'whenOffered' } });
    await open({ brand, options: { sport: '0' } });
    await waitFor(async () => expect(await columns()).toEqual(['Games', 'Company', 'Rules']));
  });

  it('with applicationsColumn, has a column of applications', async () => {
    await open({ brand: testBrandWith({ features: { applicationsColumn: true } }) });
    expect(await columns()).toContain('Applications');
    expect(screen.getByRole('link', { name: 'Document verification' })).toBeTruthy();
  });

  it('collapses its columns when folded', async () => {
    await open({ folded: true });
    expect(screen.queryByRole('link', { name: 'About us' })).toBeNull();
    await press('Company');
    expect(screen.getByRole('link', { name: 'About us' }).getAttribute('href')).toBe('/pages/about');
  });

  it('links to the social networks, the app and the TV in the options', async () => {
    await open({
      options: { google_play_app_url: 'https://play.example/app', tv_domain: 'tv.invented.example' },
    });
    const landmark = within(await footer());
    await waitFor(() => expect(landmark.getByRole('link', { name: 'Instagram' })).toBeTruthy());
    expect(landmark.getByRole('link', { name: 'Get it on Google Play' }).getAttribute('href')).toBe(
      'https://play.example/app',
    );
    expect(landmark.getByRole('link', { name: 'Live TV' }).getAttribute('href')).toBe(
      'https://tv.invented.example/',
    );
  });

  it('omits unsafe URLs', async () => {
    await open({ options: { google_play_app_url: 'javascript:alert(1)', tv_domain: 'a b', instagram: 'x' } });
    const landmark = within(await footer());
    for (const name of ['Get it on Google Play', 'Live TV', 'Instagram'])
      expect(landmark.queryByRole('link', { name })).toBeNull();
  });

  it('includes the app’s own bands', async () => {
    await open();
    expect((await footer()).textContent).toContain('A band of the app');
  });
});

describe('the layout of the footer', () => {
  it.each([
    ['/casino', 'false'],
    ['/sport', 'true'],
    ['/nowhere', 'false'],
  ])('at %s has no margin: %s', async (path, flush) => {
    await open({ path });
    expect((await footer()).dataset.flush).toBe(flush);
  });

  it('is one line during a game, with age, help and limits', async () => {
    await open({ path: '/PlayGame/7', token: 'secret' });
    const landmark = await screen.findByRole('contentinfo');
    expect(landmark.dataset.flush).toBeUndefined();
    expect(landmark.textContent).toContain('You must be 18 or over to play.');
    expect(within(landmark).getByRole('link', { name: 'My limits' })).toBeTruthy();
    expect(within(landmark).getByRole('link', { name: 'Safer Play Helpline' })).toBeTruthy();
    expect(landmark.textContent).not.toContain('A band of the app');
  });

  it('on phones leaves out the app’s bands below a sportsbook, which fills the window', async () => {
    await open({ path: '/sport', folded: true });
    expect((await footer()).textContent).not.toContain('A band of the app');
  });

  it.each(['slim', 'folded'])('is that line in every app: %s', async (kind) => {
    await open({ path: '/PlayGame/7', token: 'secret', [kind]: true });
    const landmark = await screen.findByRole('contentinfo');
    expect(within(landmark).getByRole('img', { name: '18 and over' })).toBeTruthy();
    expect(within(landmark).getByRole('link', { name: 'My limits' })).toBeTruthy();
    expect(within(landmark).getByRole('link', { name: 'Safer Play Helpline' })).toBeTruthy();
  });

  it('has the snow switch if there is no header, but not during play', async () => {
    const brand = testBrandWith({ features: { snow: { from: '01-01', to: '12-31' } } });
    const site = await open({ slim: true, brand });
    await press('Falling snow');
    expect(localStorage.getItem('flake')).toBe('off');
    await site.go('/PlayGame/7');
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('button', { name: 'Falling snow' })).toBeNull();
  });

  it('is not rendered on a page without a footer', async () => {
    await open({ path: '/bare' });
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('the footer model', () => {
  it.each(['columns', 'compact', 'centred', 'banner'] as const)(
    '%s has the links and what the law requires: age, licence, help, safer gambling',
    async (model) => {
      await open({ brand: testBrandWith({ layout: { footer: model } }), token: 'secret' });
      const landmark = within(await footer());
      await landmark.findByRole('navigation', { name: 'Games' });
      expect(landmark.getByRole('link', { name: 'Casino' }).getAttribute('href')).toBe('/casino');
      expect(landmark.getByRole('img', { name: '18 and over' })).toBeTruthy();
      expect(landmark.getByText('Licence: Example Authority, EX-1')).toBeTruthy();
      expect(landmark.getByRole('link', { name: 'Safer Play Helpline' })).toBeTruthy();
      expect(landmark.getByRole('link', { name: 'My limits' })).toBeTruthy();
      expect(await landmark.findByRole('link', { name: 'Instagram' })).toBeTruthy();
    },
  );

  it.each(['compact', 'centred'] as const)(
    '%s appears with its first band, which loads later',
    async (model) => {
      await open({ brand: testBrandWith({ layout: { footer: model } }) });
      const end = await screen.findByRole('contentinfo');
      expect(within(end).getByRole('link', { name: 'Testhouse' })).toBeTruthy();
    },
  );

  it.each(['compact', 'centred', 'banner'] as const)('%s folds its links on phones', async (model) => {
    await open({ brand: testBrandWith({ layout: { footer: model } }), folded: true });
    expect(await screen.findByRole('button', { name: 'Company' })).toBeTruthy();
  });

  it('banner starts with a login or play button', async () => {
    const brand = testBrandWith({ layout: { footer: 'banner' } });
    const site = await open({ brand });
    expect(await within(await footer()).findByRole('button', { name: 'Log in' })).toBeTruthy();
    site.unmount();
    await open({ brand, token: 'secret' });
    const link = await within(await footer()).findByRole('link', { name: 'Go to games' });
    expect(link.getAttribute('href')).toBe('/casino');
  });

  it('shows the time of day if there is no utility bar', async () => {
    await open({ brand: testBrandWith({ layout: { utilityBar: 'hidden' } }) });
    await waitFor(async () => expect((await footer()).querySelector('time')).toBeTruthy());
  });
});
