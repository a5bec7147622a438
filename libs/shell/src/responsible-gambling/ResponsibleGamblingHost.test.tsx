import { sessionStore } from '@baize/session';
import {
  mockExample,
  mockReply,
  renderPage,
  samplePage,
  testBrandWith,
  type RenderedPage,
} from '@baize/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { ResponsibleGamblingHost } from './ResponsibleGamblingHost.tsx';
import { IDLE_MS } from './useIdle.ts';

/** Timeout for a busy machine. */
const PATIENCE_MS = 10_000;

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 2, 1, 20, 0, 0);
const routes = [
  { path: '/', page: samplePage('Home') },
  { path: '/account-limitation', page: samplePage('Limits') },
  { path: '/PlayGame/:id', page: samplePage('Game'), handle: { inPlay: true } },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(NOW);
});
afterEach(() => void vi.useRealTimers());

async function open({ since = 65, ...rest }: { since?: number } & Parameters<typeof renderPage>[1] = {}) {
  sessionStore.loginTime.set(NOW - since * MINUTE);
  return renderPage(<ResponsibleGamblingHost />, {
    routes,
    token: 'secret',
    texts: [shellTexts, shellDeferredTexts],
    ...rest,
  });
}

const NAME = 'Time for a quick check';
const check = () => screen.queryByRole('dialog', { name: NAME });
const findCheck = () => screen.findByRole('dialog', { name: NAME });
const profileLoaded = (page: RenderedPage) =>
  waitFor(() => expect(page.queryClient.getQueryData(['player', 'profile'])).toBeTruthy());

/** The computer wakes up from sleep this many minutes later. */
function sleep(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * MINUTE);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const continuePlaying = async () =>
  userEvent.click(within(await findCheck()).getByRole('button', { name: 'Got it, continue' }));

describe('the reality check', () => {
  it('shows time, stakes, wins and the net result of the session', async () => {
    const page = await open();
    const dialog = await findCheck();
    await waitFor(() => expect(dialog.textContent).toContain('Net result₺15.00'));
    expect(dialog.textContent).toContain('Session time1 h 5 min');
    expect(dialog.textContent).toContain('Total staked₺10.00');
    expect(dialog.textContent).toContain('Total won₺25.00');
    const query = page.calls('getGameHistory')[0]?.query;
    expect(query?.start_date).toBe('2026-03-01 18:55:00');
  });

  it('shows unknown sums as not available, never as zero', async () => {
    await open({ handlers: [mockExample('getGameHistory', 'serverError')] });
    const dialog = await findCheck();
    expect(within(dialog).getAllByText('Not available yet')).toHaveLength(3);
    expect(dialog.textContent).not.toContain('0.00');
  });

  it.each([
    ['en', NAME, 'Session time1 h 5 min', 'Too many rounds to add up'],
    ['tr', 'Kısa bir ara: oyun özetiniz', 'Oturum süresi1 sa 5 dk', 'Toplanamayacak kadar çok tur'],
  ] as const)(
    'shows the time, but no sums, of more than 200 pages of rounds (%s)',
    async (language, name, time, text) => {
      const row = { id: 1, game_name: 'x', created_at: '2026-03-01 19:00:00', amount: '10.00', type: 1 };
      const counts = { current_page: 1, last_page: 201, total: 4001, per_page: 20 };
      const long = mockReply('getGameHistory', {
        body: { success: true, data: { data: [row], ...counts } },
      });
      const page = await open({ language, handlers: [long] });
      const dialog = await screen.findByRole('dialog', { name });
      expect(await within(dialog).findAllByText(text)).toHaveLength(3);
      expect(dialog.textContent).toContain(time);
      expect(page.calls('getGameHistory')).toHaveLength(1);
    },
  );

  it('cannot be dismissed: no close button, no Escape', async () => {
    await open();
    const dialog = await findCheck();
    await userEvent.keyboard('{Escape}');
    expect(check()).toBe(dialog);
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('survives a reload until it is answered', async () => {
    const first = await open();
    await findCheck();
    first.unmount();
    const second = await open();
    await continuePlaying();
    expect(check()).toBeNull();
    second.unmount();
    await profileLoaded(await open());
    expect(check()).toBeNull();
  });

  it('is shown again after the interval that the player chose', async () => {
    await open();
    await userEvent.click(within(await findCheck()).getByRole('radio', { name: '15 mins' }));
    await continuePlaying();
    sleep(14);
    expect(check()).toBeNull();
    sleep(2);
    expect(await findCheck()).toBeTruthy();
  });

  it('closes in every tab once it is answered in one', async () => {
    await open();
    await findCheck();
    act(() => {
      localStorage.setItem('reality_check', JSON.stringify({ player: 7, answeredAt: NOW }));
      dispatchEvent(new StorageEvent('storage', { key: 'reality_check' }));
    });
    expect(check()).toBeNull();
  });

  it('waits for the brand’s interval', async () => {
    const brand = testBrandWith({ legal: { realityCheckMinutes: 30 } });
    await profileLoaded(await open({ since: 29, brand }));
    expect(check()).toBeNull();
    sleep(1);
    expect(await findCheck()).toBeTruthy();
  });

  it('links to the limits, and closes', async () => {
    const page = await open();
    await userEvent.click(within(await findCheck()).getByRole('link', { name: 'My limits' }));
    expect(page.address()).toBe('/account-limitation');
    expect(check()).toBeNull();
  });

  it('is shown over a running game too', async () => {
    await open({ path: '/PlayGame/7' });
    expect(await findCheck()).toBeTruthy();
  });

  it('is not shown to visitors', async () => {
    await renderPage(<ResponsibleGamblingHost />, { routes, texts: [shellTexts, shellDeferredTexts] });
    sleep(200);
    expect(check()).toBeNull();
  });

  it('shows no sum if one of its rows cannot be read', async () => {
    const row = { id: 1, game_name: 'x', created_at: '2026-03-01 19:00:00', amount: 'ten', type: 1 };
    const data = { data: [row], current_page: 1, last_page: 1, total: 1, per_page: 20 };
    await open({ handlers: [mockReply('getGameHistory', { body: { data } })] });
    const dialog = await findCheck();
    expect(dialog.textContent).not.toMatch(/NaN|undefined/);
    expect(within(dialog).getAllByText('Not available yet')).toHaveLength(3);
  });
});

describe('the idle notice', () => {
  const NOTICE = 'Still there?';
  const notice = () => screen.queryByRole('dialog', { name: NOTICE });
  const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    vi.setSystemTime(NOW);
  });

  it('is shown after fifteen minutes without activity, and closes when answered', async () => {
    await open({ since: 0 });
    advance(IDLE_MS - MINUTE);
    expect(notice()).toBeNull();
    advance(2 * MINUTE);
    (await screen.findByRole('button', { name: 'I’m still here' })).click();
    await waitFor(() => expect(notice()).toBeNull());
  });

  it('is not shown after activity in this tab or another', async () => {
    await open({ since: 0 });
    advance(IDLE_MS - MINUTE);
    dispatchEvent(new Event('keydown'));
    advance(2 * MINUTE);
    expect(notice()).toBeNull();
    advance(IDLE_MS - 3 * MINUTE);
    localStorage.setItem('moved_at', String(Date.now()));
    advance(2 * MINUTE);
    expect(notice()).toBeNull();
  });

  it('offers to log out', async () => {
    const page = await open({ since: 0 });
    advance(IDLE_MS + MINUTE);
    (await screen.findByRole('button', { name: 'Log out' })).click();
    await vi.waitFor(() => expect(page.calls('logout')).toHaveLength(1), PATIENCE_MS);
  });

  it('is not shown during a game', async () => {
    await open({ since: 0, path: '/PlayGame/7' });
    advance(IDLE_MS + MINUTE);
    expect(notice()).toBeNull();
  });
});
