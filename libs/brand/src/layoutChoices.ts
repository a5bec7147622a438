export const HEADERS = ['classic', 'rail', 'centred', 'mega', 'bottom'] as const;
export const UTILITY_BARS = ['shown', 'hidden'] as const;
export const NOTICES = ['marquee', 'still', 'bell'] as const;
export const POPUPS = ['atOnce', 'afterScroll', 'corner'] as const;
export const FOOTERS = ['columns', 'compact', 'centred', 'banner'] as const;
export const BOTTOM_BARS = ['pill', 'bar', 'dock'] as const;
/** Possible entries of the bottom nav. For a player who can request a bonus, that request replaces `promotions`. */
export const BOTTOM_ENTRIES = [
  'home',
  'casino',
  'live_casino',
  'sport',
  'live_sport',
  'deposit_now',
  'search',
  'airship_games',
  'jackpots',
  'poker',
  'support',
  'promotions',
] as const;
/** What the bottom nav highlights for a visitor: the deposit, after a login, or signing up. */
export const VISITOR_ACTIONS = ['deposit', 'register'] as const;
export const HEROES = ['bleed', 'inset', 'split', 'cards', 'mosaic'] as const;
/** The look of a section of games on the home page (`Showcase`). */
export const SECTION_LOOKS = ['rail', 'grid', 'mosaic', 'spotlight', 'split'] as const;
/** Looks for live tables, which are larger. */
export const TABLE_LOOKS = ['rail', 'grid'] as const;
export const LEADING_PRODUCTS = ['casino', 'sport'] as const;
export const SPORT_TABS = ['redlane', 'betconstruct'] as const;
export const GAME_PLACES = ['page', 'dialog'] as const;
export const JACKPOT_BOARDS = ['tiers', 'levels', 'frame', 'script'] as const;
export const ACCOUNT_BOXES = ['all', 'balance', 'none'] as const;
/** UTC, the time of record, or the player's own time. */
export const DATE_STYLES = ['utc', 'local'] as const;
export const BIRTH_DATES = ['lists', 'picker'] as const;
export const SPORT_LINKS = ['always', 'whenOffered'] as const;

/**
 * The layout at the top of every page: a bar, a rail at the side, a centred logo above the menu, a bar with products
 * that open wide panels, or a slim bar above large product tabs.
 */
export type Header = (typeof HEADERS)[number];
/** The end of every page: link columns, a few lines, everything in the middle, or columns below a closing band. */
export type FooterModel = (typeof FOOTERS)[number];
/** The sticky bar of phones: with a pill, flat with a line, or floating with a raised action. */
export type BottomBarModel = (typeof BOTTOM_BARS)[number];
/**
 * How the home page opens: a banner from edge to edge or within the margins, a banner next to text, a deck of cards, or one
 * large banner with two smaller ones.
 */
export type Hero = (typeof HEROES)[number];

export type SectionLook = (typeof SECTION_LOOKS)[number];
