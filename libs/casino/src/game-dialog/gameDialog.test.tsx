import { RouteView } from '@baize/routing';
import { LoginDialogHost, RequirePlayer } from '@baize/session';
import { mockExample, renderPage, testBrandWith } from '@baize/testing';
import { VerifyPhoneHost } from '@baize/wallet';
import { press } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { casinoRoutes } from '../routes.tsx';
import { casinoTexts } from '../texts.ts';

const open = (gameOpens: 'page' | 'dialog', options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <RouteView guard={RequirePlayer} fallback={null} />
      <LoginDialogHost />
      <VerifyPhoneHost />
    </>,
    {
      path: ['/bingo', '/casino'],
      routes: casinoRoutes,
      texts: [casinoTexts],
      token: 'secret',
      brand: testBrandWith({ layout: { gameOpens }, features: { popularGames: false, jackpotBlock: false } }),
      ...options,
    },
  );

const startGame = async () => press('Ember Crown');
const dialog = () => screen.findByRole('dialog', { name: 'Ember Crown' });

it('opens a game over the lobby if the brand wants it: one title, one frame', async () => {
  const page = await open('dialog');
  await startGame();
  const inDialog = within(await dialog());
  expect(await inDialog.findByTitle('Ember Crown')).toBeTruthy();
  expect(inDialog.getByRole('heading', { level: 1, name: 'Ember Crown' })).toBeTruthy();
  expect(page.calls('launchGame')).toHaveLength(1);
  expect(page.location().pathname).toBe('/casino');
  await userEvent.click(inDialog.getByRole('button', { name: 'Close game' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.querySelector('iframe')).toBeNull();
  expect(page.location().pathname).toBe('/casino');
});

it('opens a game on its own page otherwise', async () => {
  const page = await open('page');
  await startGame();
  await waitFor(() => expect(page.address()).toBe('/PlayGame/1001'));
});

it('opens a demo over the lobby too, without a login', async () => {
  const page = await open('dialog', { token: undefined });
  await userEvent.hover(await screen.findByRole('button', { name: 'Ember Crown' }));
  await press(/^Play for free/);
  expect(await within(await dialog()).findByText('Play money')).toBeTruthy();
  expect(page.calls('launchDemo')).toHaveLength(1);
});

it('explains a refused game in the dialog, and returns to the lobby', async () => {
  const page = await open('dialog', { handlers: [mockExample('launchGame', 'refusedInSuccess')] });
  await startGame();
  const inDialog = within(await dialog());
  await inDialog.findByText('We couldn’t open the game');
  await userEvent.click(inDialog.getByRole('button', { name: 'Back to games' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.alert()).toBeUndefined();
});

it('asks to verify an unverified phone (code 621) over the lobby', async () => {
  const page = await open('dialog', { handlers: [mockExample('launchGame', 'verifyPhone')] });
  await startGame();
  expect(await screen.findByRole('dialog', { name: 'Verify your phone first' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ember Crown' })).toBeNull());
  expect(page.location().pathname).toBe('/casino');
});
