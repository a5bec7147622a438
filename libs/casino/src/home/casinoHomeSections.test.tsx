import type { HomeData } from '@baize/api';
import { mockExample, exampleBody, renderPage, sampleGame } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { casinoHomeSections } from './casinoHomeSections.tsx';
import { HomeGames } from './HomeGames.tsx';

const home = () => exampleBody<{ data: HomeData }>('getHomepage', 'home').data;
type Props = Parameters<typeof HomeGames>[0];

const open = (props: Props, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<HomeGames {...props} />, { texts: [casinoTexts], ...options });
const region = (name: string) => screen.findByRole('region', { name });

describe('the game sections of the home page', () => {
  it.each([
    ['live', 'Live casino', 'Velvet Roulette'],
    ['casino', 'Casino games', 'Ember Crown'],
  ] as const)('%s shows its games', async (block, heading, name) => {
    await open({ block, home: home() });
    expect((await region(heading)).textContent).toContain(heading);
    expect(await screen.findAllByRole('button', { name })).toHaveLength(1);
  });

  it('jackpot requests its own games', async () => {
    const page = await open({ block: 'jackpot', home: undefined });
    await screen.findByRole('button', { name: 'Moonlit Koi' });
    expect(page.calls('getGames')[0]?.query.search).toBe('jackpot');
  });

  it('show eight placeholders while the games load', async () => {
    await open({ block: 'casino', home: undefined });
    const list = (await region('Casino games')).querySelector('ul');
    expect(list?.children).toHaveLength(8);
  });

  it('show at most twelve games', async () => {
    const games = Array.from({ length: 30 }, (_, index) => sampleGame(index + 1));
    await open({ block: 'casino', home: { ...home(), casino_games: games } });
    expect(screen.getAllByRole('button', { name: /^Game/ })).toHaveLength(12);
  });

  it('collapse when empty', async () => {
    const page = await open({ block: 'live', home: { ...home(), live_casino_games: [] } });
    expect(page.container.textContent).toBe('');
  });

  it('jackpot collapses when its games fail to load', async () => {
    const page = await open(
      { block: 'jackpot', home: undefined },
      { handlers: [mockExample('getGames', 'serverError')] },
    );
    await waitFor(() => expect(page.container.textContent).toBe(''));
  });

  it('include their texts', () => {
    expect(casinoHomeSections.map(({ id }) => id)).toEqual([
      'jackpot_board',
      'jackpot',
      'live',
      'casino',
      'last_game',
      'recent',
      'top',
      'new',
      'multipliers',
      'winners',
    ]);
    expect(casinoHomeSections.flatMap(({ texts = [] }) => texts)).toEqual([casinoTexts]);
  });
});
