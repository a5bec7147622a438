export const HEADERS = ['classic', 'rail', 'centred'] as const;
export const HEROES = ['bleed', 'split', 'cards'] as const;
export const LEADING_PRODUCTS = ['casino', 'sport'] as const;
export const SPORT_TABS = ['redlane', 'betconstruct'] as const;
export const GAME_PLACES = ['page', 'dialog'] as const;
export const JACKPOT_BOARDS = ['tiers', 'levels', 'frame', 'script'] as const;
export const ACCOUNT_BOXES = ['all', 'balance', 'none'] as const;
/** UTC, the time of record, or the player's own time. */
export const DATE_STYLES = ['utc', 'local'] as const;
export const BIRTH_DATES = ['lists', 'picker'] as const;
export const SPORT_LINKS = ['always', 'whenOffered'] as const;

/** The layout at the top of every page: a bar, a rail at the side, or a bar with a centred logo. */
export type Header = (typeof HEADERS)[number];
/** How the home page opens: a full-width banner, a banner next to text, or a deck of cards. */
export type Hero = (typeof HEROES)[number];
