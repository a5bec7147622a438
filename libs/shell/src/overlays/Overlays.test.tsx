import type { SiteOptions } from '@baize/api';
import {
  mockReply,
  setSessionToken,
  exampleBody,
  renderPage,
  samplePage,
  testBrandWith,
} from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StartGate } from '../start-gate/StartGate.tsx';
import { OverlayHost } from '../layout/OverlayHost.tsx';
import { PageFloatingElements } from '../layout/PageFloatingElements.tsx';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { openOverlay } from './overlayStore.ts';

const routes = [
  { path: '/', page: samplePage('Home') },
  { path: '/bonus-request', page: samplePage('The bonus frame') },
  { path: '/PlayGame/:id', page: samplePage('Game'), handle: { inPlay: true } },
];
const options = {
  ...exampleBody<SiteOptions>('getOptions', 'options'),
  request_bonus_url: 'https://bonus.example/',
  web_live_support: '<p>Chat of the operator</p>',
};
const brand = testBrandWith({ features: { bonusFrame: true } });

const open = (rest: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    /* `StartGate` requests the options. */
    <StartGate>
      <OverlayHost />
      <PageFloatingElements />
    </StartGate>,
    {
      routes,
      brand,
      texts: [shellTexts, shellDeferredTexts],
      handlers: [mockReply('getOptions', { body: options })],
      ...rest,
    },
  );
const dock = () => screen.findByRole('button', { name: 'Your bonus is ready' });

describe('live support', () => {
  it('opens over the page in a frame that cannot access the site', async () => {
    await open();
    act(() => openOverlay('support'));
    const frame = await screen.findByTitle('Live support');
    expect(frame.getAttribute('src')).toBe('/script-host.html');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
    const panel = frame.closest<HTMLElement>('[role=dialog]');
    await press('Close');
    await waitFor(() => expect(panel?.dataset.state).toBe('closed'));
  });

  it('closes on navigation', async () => {
    const site = await open();
    act(() => openOverlay('support'));
    const panel = (await screen.findByTitle('Live support')).closest<HTMLElement>('[role=dialog]');
    await site.go('/PlayGame/7');
    await waitFor(() => expect(panel?.dataset.state).toBe('closed'));
  });
});

describe('the bonus frame', () => {
  it('has a button at the edge of the page for players, and opens over the page', async () => {
    const site = await open({ token: 'secret' });
    await userEvent.click(await dock());
    expect(await screen.findByRole('dialog', { name: 'Automatic bonus' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'The bonus frame' })).toBeTruthy();
    expect(site.address()).toBe('/');
  });

  it('closes when the player is logged out', async () => {
    await open({ token: 'secret' });
    await userEvent.click(await dock());
    await screen.findByRole('dialog');
    act(() => setSessionToken(undefined));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['a visitor', {}],
    ['a brand without the feature', { token: 'secret', brand: testBrandWith({}) }],
    ['a platform without a URL', { token: 'secret', handlers: [] }],
    ['a running game', { token: 'secret', path: '/PlayGame/7' }],
    ['an app without the page', { token: 'secret', routes: routes.slice(0, 1) }],
  ])('has no button for %s', async (_, rest) => {
    const site = await open(rest);
    await waitFor(() => expect(site.calls('getOptions').length).toBeGreaterThanOrEqual(0));
    expect(screen.queryByRole('button', { name: 'Your bonus is ready' })).toBeNull();
  });
});
