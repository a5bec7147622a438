export const HOME_BLOCKS = ['jackpot', 'live', 'casino'] as const;
/**
 * The home page's sections in the default order: main content before shortcuts (spec 2/2.2/1). Each is provided by a
 * lib.
 */
export const DEFAULT_HOME_SECTIONS = [
  'hero',
  'casino',
  'stories',
  'payments',
  'explore',
  'jackpot_board',
  'jackpot',
  'sport',
  'live',
  'rewards',
  'partners',
  'providers',
] as const;
/** Sections that a brand may add: offers and rows beyond the default ones (ADR 40). */
export const EXTRA_HOME_SECTIONS = [
  'sign_up',
  'last_game',
  'recent',
  'top',
  'new',
  'multipliers',
  'winners',
  'promotions',
  'sportsbook',
] as const;
export const HOME_SECTIONS = [...DEFAULT_HOME_SECTIONS, ...EXTRA_HOME_SECTIONS] as const;
/** Sections that a brand must not leave out. */
export const NEEDED_HOME_SECTIONS = ['hero', ...HOME_BLOCKS] as const;

/** The three game sections of the home page; one site reverses their order (spec 2/2.2/11). */
export type HomeBlock = (typeof HOME_BLOCKS)[number];
export type HomeSectionId = (typeof HOME_SECTIONS)[number];
