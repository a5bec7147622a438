import { lazyPage, RouteView, type AppRoute } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { mockExample, mockNetworkError, mockReply, renderPage, samplePage, testI18n } from '@baize/testing';
import { VerifyPhoneHost } from '@baize/wallet';
import { press } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { casinoRoutes } from '../routes.tsx';
import { casinoTexts } from '../texts.ts';

const openSupport = vi.fn();

const routes: AppRoute[] = [
  ...casinoRoutes.filter(({ path }) => path !== '/casino'),
  { path: '*', page: lazyPage(() => Promise.resolve(() => <h1>Elsewhere</h1>)) },
];

beforeAll(async () => {
  const i18n = await testI18n('en', casinoTexts);
  await Promise.all(routes.map(({ page }) => page.load(i18n)));
});
beforeEach(() => openSupport.mockReset());
afterEach(() => history.replaceState(null, ''));

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <RouteView guard={RequirePlayer} fallback={null} />
      <VerifyPhoneHost />
    </>,
    {
      path: ['/casino?type=bingo', '/PlayGame/1001'],
      routes,
      actions: { openSupport },
      token: 'secret',
      texts: [casinoTexts],
      ...options,
    },
  );

const frame = () => screen.findByTitle<HTMLIFrameElement>('Ember Crown');

describe('a refused launch', () => {
  it.each([
    ['needs more money', mockExample('launchGame', 'insufficientBalance'), 'Not enough balance'],
    [
      'is refused with status 200',
      mockExample('launchGame', 'refusedInSuccess'),
      'We couldn’t open the game',
    ],
    ['names a field', mockExample('launchGame', 'fieldError'), 'We couldn’t open the game'],
    ['gets no connection', mockNetworkError('launchGame'), 'We couldn’t open the game'],
    ['is unreadable', mockReply('launchGame', { body: 'x' }), 'We couldn’t open the game'],
  ])('%s', async (_, reply, title) => {
    const page = await open({ handlers: [reply] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to games' }).getAttribute('href')).toMatch(/^\/casino/);
    expect(page.calls('launchGame')).toHaveLength(1);
    expect(page.alert()).toMatch(/^error: \S/);
    await page.go('/casino');
    expect(page.alert()).toBeUndefined();
  });

  it('for an unverified phone goes back and opens a dialog with live support and a link to verify it', async () => {
    history.replaceState({ idx: 1 }, '');
    const verification = {
      path: '/account/sms-verification',
      page: samplePage('Verification'),
      player: true,
    };
    const handlers = [mockExample('launchGame', 'verifyPhone')];
    const page = await open({ handlers, routes: [...routes, verification] });
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify your phone first' }));
    expect(dialog.getByText('Verify your phone to play.')).toBeTruthy();
    await waitFor(() => expect(page.address()).toBe('/casino?type=bingo'));
    expect(dialog.getByRole('button', { name: 'Live support' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('link', { name: 'Verify phone number' }));
    expect(page.address()).toBe('/account/sms-verification');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('for an unverified phone opens the lobby when the visit started with the game', async () => {
    const page = await open({ path: '/PlayGame/1001', handlers: [mockExample('launchGame', 'verifyPhone')] });
    await press('Live support');
    expect(openSupport).toHaveBeenCalledOnce();
    expect(page.location().pathname).toBe('/casino');
  });

  it('for lack of money offers deposit and demo, not a retry', async () => {
    const deposit = { path: '/Deposit', page: samplePage('Deposit'), player: true };
    const handlers = [mockExample('launchGame', 'insufficientBalance')];
    const page = await open({ handlers, routes: [...routes, deposit] });
    await screen.findByRole('heading', { level: 1, name: 'Not enough balance' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/Deposit');
    await press('Play for free');
    expect(page.address()).toBe('/play/demo/1001');
  });

  it('can be retried', async () => {
    const page = await open({ handlers: [mockExample('launchGame', 'refusedInSuccess')] });
    await screen.findByText('We couldn’t open the game');
    page.use(mockExample('launchGame', 'framed'));
    await press('Try again');
    expect(await frame()).toBeTruthy();
  });

  it('with status 500 redirects home with an alert', async () => {
    const page = await open({ handlers: [mockExample('launchGame', 'serverError')] });
    await screen.findByText('Elsewhere');
    expect(page.address()).toBe('/');
    expect(page.alert()).toMatch(/^error: \S/);
    await page.go(-1);
    expect(page.address()).toBe('/casino?type=bingo');
  });
});
