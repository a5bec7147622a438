import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../art/catalogue.ts';
import { baccarat } from './baccarat.ts';
import { SEATS } from './LiveState.ts';
import { TABLE_TYPES, type LiveTable, type TableType } from './LiveTable.ts';
import type { Draw } from './Outcome.ts';
import { roundAt } from './roundAt.ts';
import { stateOf } from './stateOf.ts';
import { tableOf } from './tableOf.ts';

const game = (table: string | undefined, type: CatalogueGame['type'] = 5): CatalogueGame => ({
  id: 4001,
  name: 'A table',
  type,
  providerId: 1,
  demo: false,
  film: false,
  subject: '',
  table,
});
const table = (type: TableType, place = 0): LiveTable => ({ key: '4001', type, place, game: game(type) });
const rounds = Array.from({ length: 200 }, (_, round) => round);

describe('a table', () => {
  it('exists for every game of the live lobby with a table type, and no other', () => {
    for (const type of TABLE_TYPES)
      expect(tableOf(game(type), 2)).toMatchObject({ key: '4001', type, place: 2 });
    expect(tableOf(game('POKER'), 0)).toBeUndefined();
    expect(tableOf(game(undefined), 0)).toBeUndefined();
    expect(tableOf(game('ROULETTE', 4), 0)).toBeUndefined();
  });

  it('plays rounds of 20 to 40 seconds', () => {
    for (let key = 1; key <= 30; key += 1) {
      const first = roundAt(7, String(key), 1e12);
      let length = 0;
      let start = 1e12;
      while (roundAt(7, String(key), start) === first) start += 1000;
      while (roundAt(7, String(key), start + length) === first + 1) length += 1000;
      expect(length).toBeGreaterThanOrEqual(20_000);
      expect(length).toBeLessThanOrEqual(40_000);
    }
  });
});

describe('a state', () => {
  it.each(TABLE_TYPES)('of %s is a function of seed and round', (type) => {
    const statesFor = (seed: number) => rounds.map((round) => stateOf(seed, table(type), round));
    expect(statesFor(7)).toEqual(statesFor(7));
    expect(statesFor(7)).not.toEqual(statesFor(8));
  });

  it.each(TABLE_TYPES)('of %s is valid in every round', (type) => {
    for (const round of rounds) {
      const state = stateOf(7, table(type), round);
      expect(state.tableLimits.minBet).toBeLessThan(state.tableLimits.maxBet);
      expect(state.tableImage).toBe('/_media/tables/4001.webp');
      expect(state.gameResult.result).not.toBe('');
      expect(state.last20Results).toHaveLength(type === 'BLACKJACK' ? 0 : 20);
    }
  });

  it('names a dealer who deals at no other table', () => {
    const tables = Array.from(
      { length: 140 },
      (_, place) => new Set(rounds.map((round) => stateOf(7, table('ROULETTE', place), round).dealer.name)),
    );
    const everybody = tables.flatMap((names) => [...names]);
    expect(everybody).toContain('Beren A.');
    expect(new Set(everybody).size).toBe(everybody.length);
  });

  it('keeps the results of earlier rounds', () => {
    const [before, after] = [100, 101].map((round) => stateOf(7, table('ROULETTE'), round));
    expect(after?.last20Results.slice(1)).toEqual(before?.last20Results.slice(0, 19));
    expect(after?.last20Results[0]).toEqual(after?.gameResult);
  });

  it('counts the seats of a blackjack table', () => {
    for (const round of rounds) {
      const state = stateOf(7, table('BLACKJACK'), round);
      expect(state.totalSeatedPlayers).toBe(SEATS.filter((seat) => state[seat]).length);
    }
    expect(stateOf(7, table('ROULETTE'), 1)).not.toHaveProperty('seat1');
  });

  it('is closed in some shifts, with the reason', () => {
    const states = Array.from({ length: 400 }, (_, shift) => stateOf(7, table('BACCARAT'), shift * 60));
    const closed = states.filter(({ error }) => error === 'table_closed');
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.length).toBeLessThan(40);
    expect(closed.every(({ totalSeatedPlayers }) => totalSeatedPlayers === 0)).toBe(true);
  });

  it('adds up the dice of sic bo', () => {
    for (const { result, totalSum } of stateOf(7, table('SicBO'), 5).last20Results) {
      const dice = result.split('-').map(Number);
      expect(dice.reduce((sum, die) => sum + die, 0)).toBe(totalSum);
    }
  });
});

describe('baccarat', () => {
  /** Deals cards by their names; the ace is 1. */
  const dealt =
    (cards: Record<string, number>): Draw =>
    (_, name) => {
      const card = cards[name];
      if (card === undefined) throw new Error(`Unexpected draw of ${name}.`);
      return card - 1;
    };

  it.each([
    ['stands on a natural', { p1: 4, p2: 4, b1: 2, b2: 3 }, { winner: 'player', player: 8, banker: 5 }],
    ['ties', { p1: 13, p2: 7, b1: 3, b2: 4 }, { winner: 'tie', player: 7, banker: 7 }],
    [
      'draws for the bank on 5 when the player stands',
      { p1: 6, p2: 10, b1: 2, b2: 3, b3: 4 },
      { winner: 'banker', banker: 9 },
    ],
    [
      'stands for the bank on 3 against an 8',
      { p1: 1, p2: 1, p3: 8, b1: 1, b2: 2 },
      { winner: 'banker', player: 0, banker: 3 },
    ],
    [
      'draws for the bank on 6 against a 6',
      { p1: 2, p2: 3, p3: 6, b1: 2, b2: 4, b3: 3 },
      { winner: 'banker', player: 1, banker: 9 },
    ],
  ])('%s', (_, cards, expected) => {
    expect(baccarat(dealt(cards as Record<string, number>))).toMatchObject(expected);
  });
});
