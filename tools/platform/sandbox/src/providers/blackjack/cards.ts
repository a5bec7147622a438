export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const BLACKJACK = 21;
const TEN = 10;
/** Added for an ace if the hand stays within 21. */
const SOFT = 10;

/** A card of one deck, from 0 to 51: suit by suit, ace to king. */
export type Card = number;

export const rankOf = (card: Card): number => (card % RANKS.length) + 1;
const pointsOf = (card: Card): number => Math.min(TEN, rankOf(card));

export interface Points {
  total: number;
  /** Whether an ace counts eleven. */
  soft: boolean;
}

/** A hand's best value: the highest up to 21, or the lowest above it. */
export function countHand(cards: readonly Card[]): Points {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const soft = cards.some((card) => rankOf(card) === 1) && hard + SOFT <= BLACKJACK;
  return { total: soft ? hard + SOFT : hard, soft };
}

/** A two-card hand of an ace and a ten-valued card. */
export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && countHand(cards).total === BLACKJACK;

/** A card as the page shows it. */
export const cardView = (card: Card) => ({
  rank: RANKS[card % RANKS.length] ?? '',
  suit: SUITS[Math.floor(card / RANKS.length)] ?? '',
});
