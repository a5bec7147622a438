import { pagesOf, type SportPageName, type SportProvider } from './sportProviders.ts';

/** The three parts of sport, with the page that each shows first (spec 2/2.7/12). */
export const SPORT_SECTIONS = {
  sport: { path: '/Sport', page: 'prematch' },
  live: { path: '/LiveSport', page: 'live' },
  esport: { path: '/ESport', page: 'esport' },
} as const satisfies Record<string, { path: string; page: SportPageName }>;

export type SportSection = keyof typeof SPORT_SECTIONS;

/** The section that a kind of page belongs to; results and the player's own bets belong to sport. */
export const sectionOf = (page: SportPageName): SportSection =>
  page === 'live' || page === 'esport' ? page : 'sport';

/** The canonical address of a provider's page. */
export const sportAddress = (provider: SportProvider, page: SportPageName): string =>
  `${SPORT_SECTIONS[sectionOf(page)].path}/${provider}/${page}`;

/** The address of a section, at the same provider where it has that section. */
export function sectionAddress(section: SportSection, provider: SportProvider | undefined): string {
  const { path, page } = SPORT_SECTIONS[section];
  return provider && pagesOf(provider).includes(page) ? sportAddress(provider, page) : path;
}
