/** Piles of chips; a table can show both kinds. */
export const chips = (turn: number, second = false): string =>
  turn % 2 === (second ? 1 : 0) ? 'chipsRed' : 'chipsBlue';
