import { mockExample, renderPage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { casinoDeferredTexts, casinoTexts } from '../texts.ts';
import { findLobby, type Lobby } from './lobbies.ts';
import { SurpriseButton } from './SurpriseButton.tsx';

const CASINO = findLobby('casino') as Lobby;
const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<SurpriseButton lobby={CASINO} total={120} />, {
    path: '/casino',
    texts: [casinoTexts, casinoDeferredTexts],
    ...options,
  });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Surprise me' }));

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));

describe('surprise me', () => {
  it('requests a random game, and offers to play it', async () => {
    const page = await open({ token: 'secret' });
    await press();
    const sheet = await screen.findByRole('dialog', { name: 'Ember Crown' });
    expect(page.calls('getGames').map(({ query }) => query)).toEqual([
      { type: 'casino', page: '61', per_page: '1' },
    ]);
    expect(page.address()).toBe('/casino');
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(page.address()).toBe('/PlayGame/1001');
    expect(sheet).toBeTruthy();
  });

  it('shows an error, and can be pressed again', async () => {
    const page = await open({ handlers: [mockExample('getGames', 'serverError')] });
    await press();
    await waitFor(() => expect(page.alert()).toMatch(/^error: /));
    page.use(mockExample('getGames', 'firstPage'));
    await press();
    await screen.findByRole('dialog', { name: 'Ember Crown' });
  });

  it('does nothing when no game is returned', async () => {
    const page = await open({ handlers: [mockExample('getGames', 'nothing')] });
    await press();
    await waitFor(() => expect(page.calls('getGames')).toHaveLength(1));
    await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
