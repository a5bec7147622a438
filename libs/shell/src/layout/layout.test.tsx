import type { AppRoute } from '@baize/routing';
import { mockReply, exampleBody, renderPage, samplePage, testBrandWith } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { MenuButton } from './MenuButton.tsx';
import { Page, SkipToPage } from './Page.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { BottomNav } from './BottomNav.tsx';
import { SideNav } from './SideNav.tsx';
import { ShellLink } from './ShellLink.tsx';

const page = samplePage('x');
const routes: AppRoute[] = [
  { path: '/', page },
  { path: '/casino', page },
  { path: '/Deposit', page },
  { path: '/PlayGame/:id', page, handle: { inPlay: true } },
  { path: '*', page },
];
const options = { routes, texts: [shellTexts, shellDeferredTexts] };

describe('ShellLink', () => {
  it('opens internal URLs in the same tab', async () => {
    const site = await renderPage(<ShellLink href="/casino?type=bingo">Bingo</ShellLink>, options);
    await userEvent.click(screen.getByRole('link'));
    expect(site.address()).toBe('/casino?type=bingo');
    expect(screen.getByRole('link').getAttribute('target')).toBeNull();
  });

  it('opens external URLs in a new tab, without opener or referrer', async () => {
    await renderPage(<ShellLink href="https://help.example/tr">Help</ShellLink>, options);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('https://help.example/tr');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://plain.example/', '//plain.example@x', ''])(
    '%j does not become an unsafe link',
    async (href) => {
      await renderPage(<ShellLink href={href}>x</ShellLink>, options);
      const found = screen.getByText('x').getAttribute('href');
      expect(found === null || found.startsWith(location.origin)).toBe(true);
    },
  );
});

describe('MenuButton', () => {
  it('opens with all entries and closes on a choice', async () => {
    const site = await renderPage(<MenuButton />, options);
    await press('Menu');
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Bingo' }));
    expect(site.address()).toBe('/casino?type=bingo');
    expect(drawer.dataset.state).toBe('closed');
  });
});

describe('BottomNav', () => {
  const labels = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('includes home if there is room', async () => {
    await renderPage(<BottomNav />, { ...options, token: 'secret' });
    expect(labels()).toEqual(['Home', 'Casino', 'Live casino', 'Deposit']);
  });

  it('has at most five entries: deposit, casino, live support, live casino, promotions', async () => {
    const body = { ...exampleBody<object>('getOptions', 'options'), mobile_live_support: '<p>Chat</p>' };
    await renderPage(<BottomNav />, {
      ...options,
      routes: [...routes, { path: '/promotions', page }],
      device: 2,
      handlers: [mockReply('getOptions', { body })],
    });
    await waitFor(() =>
      expect(labels()).toEqual(['Casino', 'Live casino', 'Deposit', 'Live support', 'Promotions']),
    );
  });

  it('has the deposit in the middle of a dock', async () => {
    await renderPage(<BottomNav />, {
      ...options,
      token: 'secret',
      brand: testBrandWith({ layout: { bottomBar: 'dock' } }),
    });
    expect(labels()).toEqual(['Home', 'Casino', 'Deposit', 'Live casino']);
  });

  it.each(['/Login', '/Register/7', '/Forgot', '/forget-password/abc'])(
    'is not rendered next to the form at %s',
    async (path) => {
      await renderPage(<BottomNav />, { ...options, path });
      expect(screen.queryByRole('navigation')).toBeNull();
    },
  );

  it('is not rendered during a game', async () => {
    await renderPage(<BottomNav />, { ...options, path: '/PlayGame/7' });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

it.each([
  ['/casino', true],
  ['/account', false],
])('PageSkeleton renders a placeholder at %s: %s', async (path, shown) => {
  const { container } = await renderPage(<PageSkeleton />, {
    path,
    routes: [...routes, { path: '/account', page, player: true }],
  });
  expect(container.querySelector('[aria-hidden=true]') !== null).toBe(shown);
});

it('SideNav remembers that it is collapsed', async () => {
  const site = await renderPage(<SideNav />, options);
  await press('Collapse menu');
  site.unmount();
  await renderPage(<SideNav />, options);
  await press('Expand menu');
  expect(localStorage.getItem('rail')).toBeNull();
});

it('SkipToPage is the first tab stop and targets the page', async () => {
  await renderPage(
    <>
      <SkipToPage />
      <Page>Games</Page>
    </>,
    options,
  );
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.activeElement).toBe(skip);
  expect(document.querySelector(skip.getAttribute('href') ?? '')?.textContent).toBe('Games');
});
