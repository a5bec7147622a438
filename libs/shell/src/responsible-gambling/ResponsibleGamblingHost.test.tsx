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
import { shellLaterTexts, shellTexts } from '../texts.ts';
import { ResponsibleGamblingHost } from './ResponsibleGamblingHost.tsx';
import { IDLE_MS } from './useIdle.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 2, 1, 20, 0, 0);
const routes = [
  { path: '/', page: samplePage('Home') },
  { path: '/account-limitation', page: samplePage('Limits') },
  { path: '/PlayGame/:id', page: samplePage('Game'), footer: 'in-play' as const },
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
    texts: [shellTexts, shellLaterTexts],
    ...rest,
  });
}

const NAME = 'Time for a quick check';
const check = () => screen.queryByRole('dialog', { name: NAME });
const opened = () => screen.findByRole('dialog', { name: NAME });
const known = (page: RenderedPage) =>
  waitFor(() => expect(page.queryClient.getQueryData(['player', 'profile'])).toBeTruthy());

/** The machine wakes up that many minutes later. */
function sleep(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * MINUTE);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const goOn = async () =>
  userEvent.click(within(await opened()).getByRole('button', { name: 'Got it, continue' }));

describe('the reality check', () => {
  it('shows time, stakes, wins and the net result of the session', async () => {
    const page = await open();
    const dialog = await opened();
    await waitFor(() => expect(dialog.textContent).toContain('Net result₺15.00'));
    expect(dialog.textContent).toContain('Session time1 h 5 min');
    expect(dialog.textContent).toContain('Total staked₺10.00');
    expect(dialog.textContent).toContain('Total won₺25.00');
    const asked = page.calls('getGameHistory')[0]?.query;
    expect(asked?.start_date).toBe('2026-03-01 18:55:00');
  });

  it('shows a dash, never a guess, for sums that are not known', async () => {
    await open({ handlers: [mockExample('getGameHistory', 'serverError')] });
    const dialog = await opened();
    expect(within(dialog).getAllByText('Not available yet')).toHaveLength(3);
    expect(dialog.textContent).not.toContain('0.00');
  });

  it('cannot be passed over: no cross, no Escape', async () => {
    await open();
    const dialog = await opened();
    await userEvent.keyboard('{Escape}');
    expect(check()).toBe(dialog);
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('survives a reload, until it is answered', async () => {
    const first = await open();
    await opened();
    first.unmount();
    const second = await open();
    await goOn();
    expect(check()).toBeNull();
    second.unmount();
    await known(await open());
    expect(check()).toBeNull();
  });

  it('comes back after the interval that the player chose', async () => {
    await open();
    await userEvent.click(within(await opened()).getByRole('radio', { name: '15 min' }));
    await goOn();
    sleep(14);
    expect(check()).toBeNull();
    sleep(2);
    expect(await opened()).toBeTruthy();
  });

  it('is answered in every tab at once', async () => {
    await open();
    await opened();
    act(() => {
      localStorage.setItem('reality_check', JSON.stringify({ player: 7, answeredAt: NOW }));
      dispatchEvent(new StorageEvent('storage', { key: 'reality_check' }));
    });
    expect(check()).toBeNull();
  });

  it('waits for the brand’s interval', async () => {
    const brand = testBrandWith({ legal: { realityCheckMinutes: 30 } });
    await known(await open({ since: 29, brand }));
    expect(check()).toBeNull();
    sleep(1);
    expect(await opened()).toBeTruthy();
  });

  it('leads to the limits, and to the way out', async () => {
    const page = await open();
    await userEvent.click(within(await opened()).getByRole('link', { name: 'My limits' }));
    expect(page.address()).toBe('/account-limitation');
    expect(check()).toBeNull();
  });

  it('is shown over a running game too', async () => {
    await open({ path: '/PlayGame/7' });
    expect(await opened()).toBeTruthy();
  });

  it('is not for visitors', async () => {
    await renderPage(<ResponsibleGamblingHost />, { routes, texts: [shellTexts, shellLaterTexts] });
    sleep(200);
    expect(check()).toBeNull();
  });

  it('never says a sum of which a row cannot be read', async () => {
    const row = { id: 1, game_name: 'x', created_at: '2026-03-01 19:00:00', amount: 'ten', type: 1 };
    const data = { data: [row], current_page: 1, last_page: 1, total: 1, per_page: 20 };
    await open({ handlers: [mockReply('getGameHistory', { body: { data } })] });
    const dialog = await opened();
    expect(dialog.textContent).not.toMatch(/NaN|undefined/);
    expect(within(dialog).getAllByText('Not available yet')).toHaveLength(3);
  });
});

describe('the notice after a time without a move', () => {
  const NOTICE = 'Still there?';
  const notice = () => screen.queryByRole('dialog', { name: NOTICE });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    vi.setSystemTime(NOW);
  });

  it('comes after fifteen minutes, and goes with an answer', async () => {
    await open({ since: 0 });
    pass(IDLE_MS - MINUTE);
    expect(notice()).toBeNull();
    pass(2 * MINUTE);
    (await screen.findByRole('button', { name: 'I’m still here' })).click();
    await waitFor(() => expect(notice()).toBeNull());
  });

  it('does not come to somebody who moves, in this tab or in another', async () => {
    await open({ since: 0 });
    pass(IDLE_MS - MINUTE);
    dispatchEvent(new Event('keydown'));
    pass(2 * MINUTE);
    expect(notice()).toBeNull();
    pass(IDLE_MS - 3 * MINUTE);
    localStorage.setItem('moved_at', String(Date.now()));
    pass(2 * MINUTE);
    expect(notice()).toBeNull();
  });

  it('offers the way out', async () => {
    const page = await open({ since: 0 });
    pass(IDLE_MS + MINUTE);
    (await screen.findByRole('button', { name: 'Log out' })).click();
    await vi.waitFor(() => expect(page.calls('logout')).toHaveLength(1));
  });

  it('leaves a game in play alone', async () => {
    await open({ since: 0, path: '/PlayGame/7' });
    pass(IDLE_MS + MINUTE);
    expect(notice()).toBeNull();
  });
});
