import { BLACKJACK, countHand, isBlackjack, type Card } from './cards.ts';

const DEALER_STANDS = 17;

export const MOVES = ['hit', 'stand', 'double'] as const;
export type Move = (typeof MOVES)[number];

export type Result = 'blackjack' | 'won' | 'push' | 'lost' | 'bust';

export interface Hand {
  player: readonly Card[];
  /** The second one is face down until the round is over. */
  dealer: readonly Card[];
  doubled: boolean;
  /** Undefined during the player's turn. */
  result: Result | undefined;
}

/** A round's payout in half stakes: a blackjack pays 3:2. */
const HALVES: Record<Result, bigint> = { blackjack: 5n, won: 4n, push: 2n, lost: 0n, bust: 0n };

/** A round's total stake and payout, minor units, from the initial stake. */
export const moneyOf = ({ doubled, result }: Hand, stake: bigint) => {
  const staked = doubled ? stake * 2n : stake;
  return { staked, win: result === undefined ? 0n : (staked * HALVES[result]) / 2n };
};

/** The moves that the player may make now. */
export const allowedMoves = ({ player, result }: Hand): readonly Move[] => {
  if (result !== undefined) return [];
  return player.length === 2 ? MOVES : ['hit', 'stand'];
};

function compare(player: readonly Card[], dealer: readonly Card[]): Result {
  const own = countHand(player).total;
  const other = countHand(dealer).total;
  if (isBlackjack(player) || isBlackjack(dealer)) {
    if (isBlackjack(player) && isBlackjack(dealer)) return 'push';
    return isBlackjack(player) ? 'blackjack' : 'lost';
  }
  if (own > BLACKJACK) return 'bust';
  if (other > BLACKJACK || own > other) return 'won';
  return own === other ? 'push' : 'lost';
}

/** The dealer draws to 17, and stands on every 17. */
function dealerPlays(shoe: readonly Card[], dealt: number, dealer: readonly Card[]): Card[] {
  const cards = [...dealer];
  let next = dealt;
  while (countHand(cards).total < DEALER_STANDS) cards.push(shoe[next++] ?? 0);
  return cards;
}

/**
 * A round's state after some moves, a function of shoe and moves. The dealer checks for a blackjack immediately, so
 * that the player can't double against it; with 21 the player stands.
 * @throws if a move isn't allowed
 */
export function playHand(shoe: readonly Card[], moves: readonly Move[]): Hand {
  const [first = 0, up = 0, second = 0, hidden = 0] = shoe;
  let player = [first, second];
  const dealer = [up, hidden];
  let next = 4;
  let hand: Hand = { player, dealer, doubled: false, result: undefined };
  if (isBlackjack(player) || isBlackjack(dealer)) hand = { ...hand, result: compare(player, dealer) };
  for (const move of moves) {
    if (!allowedMoves(hand).includes(move)) throw new Error(`The move ${move} is not allowed now.`);
    if (move !== 'stand') player = [...player, shoe[next++] ?? 0];
    const { total } = countHand(player);
    const isOver = move !== 'hit' || total >= BLACKJACK;
    const final = isOver && total <= BLACKJACK ? dealerPlays(shoe, next, dealer) : dealer;
    hand = {
      player,
      dealer: final,
      doubled: move === 'double',
      result: isOver ? compare(player, final) : undefined,
    };
  }
  return hand;
}
