/**
 * About how high the jackpot board is in a page of any width: a CSS length for its place. In a file of its own, so that a
 * page can keep the place without loading the board.
 */
export const JACKPOT_HEIGHT = 'clamp(264px, 1160px - 62vw, 527px)';
