import { useLoginDialog } from '@baize/session';
import { renderPage, sampleGame, sampleRoutes } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { recentGames } from '../recent/recentGames.ts';
import { casinoDeferredTexts, casinoTexts } from '../texts.ts';
import { OpenGameContext, type OpenGame } from '../launch/usePlay.ts';
import { GameCardSheet } from './GameCardSheet.tsx';

const onClose = vi.fn();
beforeEach(() => {
  recentGames.set({});
  onClose.mockClear();
});

const Form = () => <output>{useLoginDialog().open ? 'login' : 'no login'}</output>;

/** With `openHere` games open over the page. */
const open = (token?: string, openHere?: (opened: OpenGame) => void) =>
  renderPage(
    <OpenGameContext value={openHere}>
      <GameCardSheet game={{ ...sampleGame(7), demo: 1 }} open onClose={onClose} />
      <Form />
    </OpenGameContext>,
    {
      texts: [casinoTexts, casinoDeferredTexts],
      routes: sampleRoutes('/PlayGame/:id', '/play/demo/:id'),
      token,
    },
  );

it('opens the game for a player, is busy until its page leaves, and stores the game', async () => {
  const page = await open('secret');
  await press('Play');
  expect(page.address()).toBe('/PlayGame/7');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Play' }).getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(JSON.stringify(recentGames.get())).toContain('"id":7'));
});

it('closes for a visitor, who logs in first', async () => {
  const page = await open();
  await press('Play');
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByText('login')).toBeTruthy();
  expect(page.address()).not.toBe('/PlayGame/7');
});

it('opens the demo without a login', async () => {
  const page = await open();
  await press('Play for free');
  expect(page.address()).toBe('/play/demo/7');
});

it('closes before a game that opens over the page', async () => {
  const openHere = vi.fn();
  await open('secret', openHere);
  await press('Play');
  expect(openHere).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mode: 'real' }));
  expect(onClose).toHaveBeenCalledOnce();
});
