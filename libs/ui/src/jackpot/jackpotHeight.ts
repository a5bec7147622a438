/**
 * Approximate height of the jackpot board and its note in a page of any width: a CSS length for its placeholder, with a step for
 * each of the board's three layouts. In a separate file, so that a page can reserve the space without loading the
 * board.
 */
export const JACKPOT_HEIGHT =
  'max(clamp(290px, (890px - 100vw) * 999, 414px), clamp(290px, (660px - 100vw) * 999, 553px))';
