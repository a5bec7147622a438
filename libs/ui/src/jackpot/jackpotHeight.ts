/**
 * Approximate height of the jackpot board in a page of any width: a CSS length for its placeholder. In a file
 * of its own, so that a page can reserve the space without loading the board.
 */
export const JACKPOT_HEIGHT = 'clamp(264px, 1160px - 62vw, 527px)';
