import { standing } from '../../compose/images.ts';
import type { Setting } from '../LiveBox.ts';
import { cardSvg } from './cardSvg.ts';
import type { Suit } from './cardSvg.ts';
import { chips } from './chips.ts';
import type { TableThings } from './TableThings.ts';

const hands: readonly (readonly [string, Suit, string, Suit])[] = [
  ['A', 'spade', 'K', 'heart'],
  ['A', 'heart', 'J', 'spade'],
  ['A', 'club', 'Q', 'diamond'],
  ['A', 'diamond', 'K', 'club'],
];
const naturals: readonly (readonly [string, Suit, string, Suit])[] = [
  ['9', 'heart', 'K', 'club'],
  ['8', 'spade', 'Q', 'heart'],
  ['9', 'diamond', 'J', 'spade'],
];
const pair = (
  { id, x, y, size }: Setting,
  [r1, s1, r2, s2]: readonly [string, Suit, string, Suit],
  k: number,
): string =>
  cardSvg(`${id}c0`, r2, s2, { x: x + size * k * 0.3, y: y + size * k * 0.02, width: size * k, turn: 14 }) +
  cardSvg(`${id}c1`, r1, s1, { x: x - size * k * 0.34, y, width: size * k, turn: -9 });

/** Two cards that make twenty-one, and chips. */
export const blackjack = (s: Setting): TableThings => {
  const { x, y, size, alone, turn, side } = s;
  const hand = hands[turn % hands.length] ?? (['A', 'spade', 'K', 'heart'] as const);
  return {
    back: '',
    front: alone
      ? standing(chips(turn), { x: x - size * 0.41, y: y + size * 0.08, size: size * 0.32 }) +
        standing(chips(turn, true), { x: x + size * 0.43, y, size: size * 0.32 }) +
        pair({ ...s, y: y - size * 0.06 }, hand, 0.44)
      : standing(chips(turn), { x: x - side * size * 0.31, y: y + size * 0.05, size: size * 0.29 }) +
        pair({ ...s, x: x + side * size * 0.14, y: y + size * 0.01 }, hand, 0.25),
  };
};

/** A card shoe and a natural. */
export const baccarat = (s: Setting): TableThings => {
  const { x, y, size, alone, turn, side } = s;
  const hand = naturals[turn % naturals.length] ?? (['9', 'heart', 'K', 'club'] as const);
  return {
    back: '',
    front: alone
      ? standing('cardShoe', {
          x: x + side * size * 0.2,
          y: y - size * 0.14,
          size: size * 0.94,
          flip: side > 0,
        }) +
        standing(chips(turn), { x: x + side * size * 0.4, y: y + size * 0.2, size: size * 0.26 }) +
        pair({ ...s, x: x - side * size * 0.24, y: y + size * 0.12 }, hand, 0.28)
      : standing('cardShoe', {
          x: x + side * size * 0.22,
          y: y + size * 0.0,
          size: size * 0.56,
          flip: side > 0,
        }) + pair({ ...s, x: x - side * size * 0.22, y: y + size * 0.05 }, hand, 0.19),
  };
};

/** A dragon and a tiger, each with a card. */
export const dragonTiger = (s: Setting): TableThings => {
  const { id, x, y, size, alone, turn } = s;
  const k = alone ? 1 : 0.66;
  const beast = (name: string, side: number, glow: string): string =>
    standing(name, { x: x + side * size * 0.33 * k, y: y - size * 0.13 * k, size: size * 0.52 * k }, glow);
  const hand = hands[turn % hands.length] ?? (['A', 'spade', 'K', 'heart'] as const);
  return {
    back: '',
    front:
      beast('dragon', -1, '#ff3b1f') +
      beast('tiger', 1, '#3aa0ff') +
      cardSvg(`${id}c0`, hand[2], hand[1], {
        x: x - size * 0.16 * k,
        y: y + size * 0.12 * k,
        width: size * 0.26 * k,
        turn: -8,
      }) +
      cardSvg(`${id}c1`, hand[0], hand[3], {
        x: x + size * 0.16 * k,
        y: y + size * 0.12 * k,
        width: size * 0.26 * k,
        turn: 8,
      }),
  };
};
