import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countHand, isBlackjack, RANKS, type Card } from './cards.ts';
import { allowedMoves, moneyOf, playHand, type Move } from './hand.ts';
import { readMoves, writeMoves } from './moveLetters.ts';
import { shoeOf } from './shoeOf.ts';

/** Cards by rank, all of one suit: `A 10 9`. */
const cards = (ranks: string): Card[] =>
  ranks.split(' ').map((rank) => RANKS.findIndex((known) => known === rank));

describe('a hand counts', () => {
  it.each([
    ['A 6', 17, true],
    ['A A', 12, true],
    ['A A 9', 21, true],
    ['A A 10', 12, false],
    ['A 6 10', 17, false],
    ['A 5 5', 21, true],
    ['A 5 5 K', 21, false],
    ['K Q', 20, false],
    ['10 J 2', 22, false],
    ['9 9 A A', 20, false],
  ])('%s as %i', (ranks, total, soft) => {
    expect(countHand(cards(ranks))).toEqual({ total, soft });
  });

  it('21 as a blackjack with two cards only', () => {
    expect(isBlackjack(cards('A K'))).toBe(true);
    expect(isBlackjack(cards('7 7 7'))).toBe(false);
  });
});

/* Order of the shoe: player, dealer, player, dealer (hidden), then the drawn cards. */
describe('a round', () => {
  it.each<[string, string, Move[], string, bigint, bigint]>([
    ['a blackjack pays 3:2', 'A 9 K 7', [], 'blackjack', 10_00n, 25_00n],
    ['two blackjacks push', 'A A K K', [], 'push', 10_00n, 10_00n],
    ['the dealer’s blackjack ends it at once', '10 A 9 K', [], 'lost', 10_00n, 0n],
    ['a higher hand wins', '10 9 9 8', ['stand'], 'won', 10_00n, 20_00n],
    ['equal hands push', '10 9 8 9', ['stand'], 'push', 10_00n, 10_00n],
    ['a lower hand loses', '10 9 7 10', ['stand'], 'lost', 10_00n, 0n],
    ['a bust loses before the dealer draws', '10 6 6 10 K', ['hit'], 'bust', 10_00n, 0n],
    ['the dealer draws on 16 and goes bust', '10 10 8 6 9', ['stand'], 'won', 10_00n, 20_00n],
    ['the dealer stands on 17', '10 10 8 7 4', ['stand'], 'won', 10_00n, 20_00n],
    ['the dealer stands on a soft 17', '10 A 8 6 4', ['stand'], 'won', 10_00n, 20_00n],
    ['the dealer’s ace turns hard', '10 A 8 5 10 3', ['stand'], 'lost', 10_00n, 0n],
    ['a double that wins', '6 10 5 7 9', ['double'], 'won', 20_00n, 40_00n],
    ['a double that pushes', '6 10 5 7 6', ['double'], 'push', 20_00n, 20_00n],
    ['a double that loses', '6 10 5 9 2', ['double'], 'lost', 20_00n, 0n],
    ['a double that goes bust', '10 10 6 7 K', ['double'], 'bust', 20_00n, 0n],
    ['21 stands automatically', '5 10 6 9 10', ['hit'], 'won', 10_00n, 20_00n],
    ['21 with three cards pushes with 21', '5 10 6 5 10 6', ['hit'], 'push', 10_00n, 10_00n],
    ['a soft hand may be hit', 'A 10 6 9 K 3', ['hit', 'hit', 'stand'], 'won', 10_00n, 20_00n],
  ])('%s', (_, shoe, moves, result, staked, win) => {
    const hand = playHand(cards(shoe), moves);
    expect(hand.result).toBe(result);
    expect(moneyOf(hand, 10_00n)).toEqual({ staked, win });
  });

  it('allows doubling with two cards only, and nothing once it is over', () => {
    const shoe = cards('2 10 3 7 4 10 10');
    expect(allowedMoves(playHand(shoe, []))).toEqual(['hit', 'stand', 'double']);
    expect(allowedMoves(playHand(shoe, ['hit']))).toEqual(['hit', 'stand']);
    expect(allowedMoves(playHand(shoe, ['stand']))).toEqual([]);
    expect(() => playHand(shoe, ['hit', 'double'])).toThrow('double');
    expect(() => playHand(shoe, ['stand', 'hit'])).toThrow('hit');
  });

  it('returns nearly all stakes in the long run with a simple strategy', () => {
    const rounds = 1500;
    let staked = 0n;
    let won = 0n;
    for (let round = 0; round < rounds; round += 1) {
      const shoe = shoeOf(`long run ${round}`);
      const moves: Move[] = [];
      while (playHand(shoe, moves).result === undefined) {
        const { total, soft } = countHand(playHand(shoe, moves).player);
        const isDouble = moves.length === 0 && total === 11;
        moves.push(isDouble ? 'double' : total < (soft ? 18 : 16) ? 'hit' : 'stand');
      }
      const money = moneyOf(playHand(shoe, moves), 10_00n);
      staked += money.staked;
      won += money.win;
    }
    const back = Number(won) / Number(staked);
    expect(back).toBeGreaterThan(0.9);
    expect(back).toBeLessThan(1.05);
  }, 60_000);

  it('ends after any moves, with a valid stake and payout', () => {
    const moves = fc.array(fc.constantFrom<Move>('hit', 'stand', 'double'), { maxLength: 21 });
    fc.assert(
      fc.property(fc.string(), moves, fc.bigInt(10n, 10_000n), (seed, wanted, units) => {
        const shoe = shoeOf(seed);
        const made: Move[] = [];
        for (const move of [...wanted, 'stand' as const]) {
          if (allowedMoves(playHand(shoe, made)).includes(move)) made.push(move);
        }
        const hand = playHand(shoe, made);
        const stake = units * 100n;
        const { staked, win } = moneyOf(hand, stake);
        expect(hand.result).toBeDefined();
        expect([stake, stake * 2n]).toContain(staked);
        expect([0n, staked, (staked * 5n) / 2n, staked * 2n]).toContain(win);
        expect(readMoves(writeMoves(made))).toEqual(made);
      }),
    );
  }, 60_000);
});

describe('the shoe', () => {
  it('has six decks, in an order that depends on the seed', () => {
    const shoe = shoeOf('one');
    const counts = Map.groupBy(shoe, (card) => card);
    expect(counts.size).toBe(52);
    expect([...counts.values()].every((same) => same.length === 6)).toBe(true);
    expect(shoeOf('one')).toEqual(shoe);
    expect(shoeOf('two')).not.toEqual(shoe);
  });
});
