import { createHmac } from 'node:crypto';

export const SUITS = ['♠', '♥', '♦', '♣'] as const;
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const DIE = 6;
const NUMBER_BYTES = 6;

export interface Card {
  rank: (typeof RANKS)[number];
  suit: (typeof SUITS)[number];
}

/** A number below a bound: HMAC-SHA-256 of round and index with the session's secret seed. */
function drawn(seed: string, round: number, place: number, below: number): number {
  const digest = createHmac('sha256', seed).update(`round ${round} draw ${place}`).digest();
  return Math.floor((digest.readUIntBE(0, NUMBER_BYTES) / 2 ** (NUMBER_BYTES * 8)) * below);
}

/** Deals both hands of a round from a deck with the given lowest rank. */
export function dealCards(
  seed: string,
  round: number,
  { count, lowest }: { count: number; lowest: (typeof RANKS)[number] },
): { own: Card[]; other: Card[] } {
  const ranks = RANKS.slice(RANKS.indexOf(lowest));
  const deck = ranks.flatMap((rank) => SUITS.map((suit): Card => ({ rank, suit })));
  const hands = Array.from({ length: 2 * count }, (_, place) =>
    deck.splice(drawn(seed, round, place, deck.length), 1),
  ).flat();
  return { own: hands.slice(0, count), other: hands.slice(count) };
}

/** Throws two dice for each side. */
export function throwDice(seed: string, round: number): { own: number[]; other: number[] } {
  const [a = 1, b = 1, c = 1, d = 1] = [0, 1, 2, 3].map((place) => 1 + drawn(seed, round, place, DIE));
  return { own: [a, b], other: [c, d] };
}

const strengths = (cards: readonly Card[]) =>
  cards.map(({ rank }) => RANKS.indexOf(rank)).sort((one, two) => two - one);

/** Positive if the first hand is better: the highest card decides, then the next. */
export function compareCards(own: readonly Card[], other: readonly Card[]): number {
  const theirs = strengths(other);
  const decides = strengths(own)
    .map((strength, place) => strength - (theirs[place] ?? 0))
    .find((difference) => difference !== 0);
  return decides ?? 0;
}

const points = ([first = 0, second = 0]: readonly number[]) => (first === second ? 2 : 1) * (first + second);

/** Positive if the first throw is better: a double counts twice. */
export const compareDice = (own: readonly number[], other: readonly number[]): number =>
  points(own) - points(other);
