import type { Selectable } from 'kysely';
import { formatMoney } from '../../money.ts';
import type { BlackjackRoundTable } from '../../store/tables/live.ts';
import { cardView, countHand } from './cards.ts';
import { allowedMoves, moneyOf, playHand, type Hand } from './hand.ts';
import { readMoves } from './moveLetters.ts';
import { shoeOf } from './shoeOf.ts';

export type Round = Selectable<BlackjackRoundTable>;

/** A stored round's state. */
export const handOf = ({ seed, moves }: Pick<Round, 'seed' | 'moves'>): Hand =>
  playHand(shoeOf(seed), readMoves(moves));

/** A round as the page shows it: the dealer's second card is hidden until the round is over. */
export function roundView({ reference, stake, moves }: Round, hand: Hand) {
  const isOver = hand.result !== undefined;
  const seen = isOver ? hand.dealer : hand.dealer.slice(0, 1);
  const { staked, win } = moneyOf(hand, stake);
  return {
    round: reference,
    made: moves.length,
    player: { cards: hand.player.map(cardView), ...countHand(hand.player) },
    dealer: { cards: seen.map(cardView), ...countHand(seen) },
    allowed: allowedMoves(hand),
    result: hand.result ?? null,
    stake: formatMoney(staked),
    win: formatMoney(win),
  };
}
