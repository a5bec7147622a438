import type { SiteOptions } from '@baize/api';
import type { AppRoute } from '@baize/routing';
import { mockReply, exampleBody, renderPage, samplePage, testBrandWith } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DisplaySettings } from '../header/DisplaySettings.tsx';
import { PageFloatingElements } from '../layout/PageFloatingElements.tsx';
import { shellDeferredTexts, shellTexts } from '../texts.ts';

const WINTER = { from: '12-01', to: '01-15' };
const routes: AppRoute[] = [
  { path: '/', page: samplePage('Home'), handle: { decorated: true } },
  { path: '/login', page: samplePage('Log in') },
  { path: '/PlayGame/:id', page: samplePage('Game'), handle: { inPlay: true } },
];

/** A brand with snow in winter, on a platform with this date. */
const open = ({ today = '2026-12-24', ...options }: Options = {}) =>
  renderPage(
    <>
      <DisplaySettings />
      <PageFloatingElements />
    </>,
    {
      texts: [shellTexts, shellDeferredTexts],
      brand: testBrandWith({ features: { snow: WINTER } }),
      routes,
      handlers: [mockReply('getOptions', { body: { ...OPTIONS, today } })],
      ...options,
    },
  );
type Options = Parameters<typeof renderPage>[1] & { today?: string };
const OPTIONS = exampleBody<SiteOptions>('getOptions', 'options');
const snow = () => document.querySelector('[data-layer="near"]');
const button = () => screen.queryByRole('switch', { name: 'Falling snow' });
const findButton = () => screen.findByRole('switch', { name: 'Falling snow' });
/** The options have loaded, so that snow would be visible if there were any. */
const settled = (page: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => expect(page.queryClient.getQueryData(['options'])).toBeTruthy());

describe('snow', () => {
  it('falls until it is turned off, which is stored under flake', async () => {
    const page = await open();
    await waitFor(() => expect(snow()).toBeTruthy());
    expect(localStorage.getItem('flake')).toBeNull();
    await userEvent.click(await findButton());
    expect(snow()).toBeNull();
    expect(localStorage.getItem('flake')).toBe('off');
    page.unmount();
    await open();
    expect(await findButton()).toHaveProperty('checked', false);
    expect(snow()).toBeNull();
    await userEvent.click(await findButton());
    await waitFor(() => expect(snow()).toBeTruthy());
  });

  it.each(['false', '0', 'off'])('is off when %s is stored', async (stored) => {
    localStorage.setItem('flake', stored);
    await open();
    expect(await findButton()).toHaveProperty('checked', false);
  });

  it('is not available on brands without it', async () => {
    await settled(await open({ brand: testBrandWith({ features: { snow: null } }) }));
    expect(button()).toBeNull();
    expect(snow()).toBeNull();
  });

  it.each(['2026-11-30', '2027-01-16', '2026-07-01'])('is not available out of season: %s', async (today) => {
    await settled(await open({ today }));
    expect(button()).toBeNull();
    expect(snow()).toBeNull();
  });

  it.each(['/PlayGame/7', '/login'])('does not fall at %s, although its button is shown', async (path) => {
    const page = await open({ path });
    await settled(page);
    expect(await findButton()).toBeTruthy();
    expect(snow()).toBeNull();
  });
});
