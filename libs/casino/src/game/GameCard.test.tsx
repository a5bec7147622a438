import type { Game } from '@baize/api';
import { renderPage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { GameCard } from './GameCard.tsx';

/** The sample player's favourites are [1001]. */
const GAME: Game = { id: 1001, name: 'Moonlit Koi', image: '/koi.webp', demo: 0, type: 5 };

const open = (game: Game, token?: string) =>
  renderPage(<GameCard game={game} />, { path: '/casino', token, texts: [casinoTexts] });

const star = () => screen.queryByRole('img', { name: 'In your favourites' });

describe('a game tile', () => {
  it('has a star for a favourite', async () => {
    await open(GAME, 'secret');
    await waitFor(() => expect(star()).toBeTruthy());
  });

  it('has no star for another game or a visitor', async () => {
    const page = await open({ ...GAME, id: 1002 }, 'secret');
    await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(1));
    expect(star()).toBeNull();
    page.unmount();
    await open(GAME);
    expect(star()).toBeNull();
  });
});

describe('a closed table', () => {
  it('is marked as closed, and does not open', async () => {
    const page = await open({ ...GAME, available: 0 }, 'secret');
    const tile = screen.getByRole('button', { name: 'Moonlit Koi', description: 'Closed right now' });
    await userEvent.click(tile);
    expect(page.address()).toBe('/casino');
  });

  it('is closed only if the platform reports it', async () => {
    await open({ ...GAME, available: 1 });
    expect(screen.getByRole('button', { name: 'Moonlit Koi' }).getAttribute('aria-disabled')).toBeNull();
  });
});
