import { lowerCase } from '@baize/i18n';

/** The kinds of page that a sportsbook can have. */
export const SPORT_PAGES = ['prematch', 'live', 'esport', 'results', 'history'] as const;
export type SportPageName = (typeof SPORT_PAGES)[number];

/** The sportsbooks, and the pages that each has (spec 2/7.sport/1). */
export const SPORT_PROVIDERS = {
  redlane: { name: 'Redlane', pages: ['prematch', 'live', 'history'] },
  betconstruct: { name: 'BetConstruct', pages: ['prematch', 'live', 'esport', 'history'] },
  upgaming: { name: 'Upgaming', pages: ['prematch', 'live', 'results'] },
  betradar: { name: 'Betradar', pages: ['prematch', 'live', 'esport', 'history'] },
} as const satisfies Record<string, { name: string; pages: readonly SportPageName[] }>;

export type SportProvider = keyof typeof SPORT_PROVIDERS;
export const SPORT_PROVIDER_NAMES = Object.keys(SPORT_PROVIDERS) as readonly SportProvider[];

/** The pages of one provider. */
export const pagesOf = (provider: SportProvider): readonly SportPageName[] => SPORT_PROVIDERS[provider].pages;

/** Finds a provider by its name in a URL, case-insensitively. */
export const findProvider = (name: string): SportProvider | undefined =>
  SPORT_PROVIDER_NAMES.find((known) => known === lowerCase(name));

/** Finds a kind of page by its name in a URL, case-insensitively. */
export const findSportPage = (name: string): SportPageName | undefined =>
  SPORT_PAGES.find((known) => known === lowerCase(name));
