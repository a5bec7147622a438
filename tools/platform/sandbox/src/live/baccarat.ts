import type { Draw, Outcome } from './Outcome.ts';

const RANKS = 13;
const STAND_AT = 6;
const NATURAL = 8;

const card = (draw: Draw, name: string): number => {
  const rank = draw(RANKS, name) + 1;
  return rank >= 10 ? 0 : rank;
};

/**
 * Whether the banker draws a third card, by the banker's points and the player's third card (punto banco
 * rules).
 */
function bankDraws(bank: number, third: number | undefined): boolean {
  if (third === undefined) return bank < STAND_AT;
  const upTo: Record<number, readonly number[]> = {
    3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
    4: [2, 3, 4, 5, 6, 7],
    5: [4, 5, 6, 7],
    6: [6, 7],
  };
  return bank < 3 || (upTo[bank]?.includes(third) ?? false);
}

const COLOURS = { player: 'blue', banker: 'red', tie: 'green' } as const;

/** A round of baccarat. */
export function baccarat(draw: Draw): Outcome {
  let player = (card(draw, 'p1') + card(draw, 'p2')) % 10;
  let banker = (card(draw, 'b1') + card(draw, 'b2')) % 10;
  if (player < NATURAL && banker < NATURAL) {
    const third = player < STAND_AT ? card(draw, 'p3') : undefined;
    if (bankDraws(banker, third)) banker = (banker + card(draw, 'b3')) % 10;
    player = (player + (third ?? 0)) % 10;
  }
  const winner = player === banker ? 'tie' : player > banker ? 'player' : 'banker';
  return { result: winner, color: COLOURS[winner], winner, player, banker };
}
