import { createHmac } from 'node:crypto';
import { RANKS, SUITS, type Card } from './cards.ts';

const DECKS = 6;
const BYTES = 6;
const DECK = RANKS.length * SUITS.length;

/** Six shuffled decks (Fisher-Yates), by HMAC-SHA-256 with a secret seed. */
export function shoeOf(seed: string): Card[] {
  const cards = Array.from({ length: DECKS * DECK }, (_, place) => place % DECK);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const digest = createHmac('sha256', seed).update(`card ${last}`).digest();
    const other = Math.floor((digest.readUIntBE(0, BYTES) / 2 ** (BYTES * 8)) * (last + 1));
    [cards[last], cards[other]] = [cards[other] ?? 0, cards[last] ?? 0];
  }
  return cards;
}
