import { lowerCase } from '@baize/i18n';
import { pagesOf, type SportPageName, type SportProvider } from './sportProviders.ts';

/** The paths of the three sport sections (spec 2/2.7/12). */
export const SECTION_PATHS = { sport: '/Sport', live: '/LiveSport', esport: '/ESport' } as const;

export type SportSection = keyof typeof SECTION_PATHS;

/** The section of a path; undefined for a path with just a provider's page. */
export const findSection = (pathname: string): SportSection | undefined =>
  (Object.keys(SECTION_PATHS) as SportSection[]).find((section) =>
    `${lowerCase(pathname)}/`.startsWith(`${lowerCase(SECTION_PATHS[section])}/`),
  );

/** The page that each section shows first. */
export const FIRST_PAGES: Record<SportSection, SportPageName> = {
  sport: 'prematch',
  live: 'live',
  esport: 'esport',
};

/** The section that a kind of page belongs to; results and the player's own bets belong to sport. */
export const sectionOf = (page: SportPageName): SportSection =>
  page === 'live' || page === 'esport' ? page : 'sport';

/** The canonical URL of a provider's page. */
export const sportAddress = (provider: SportProvider, page: SportPageName): string =>
  `${SECTION_PATHS[sectionOf(page)]}/${provider}/${page}`;

/** The URL of a section, with the same provider if it has that section. */
export function sectionAddress(section: SportSection, provider: SportProvider | undefined): string {
  const page = FIRST_PAGES[section];
  return provider && pagesOf(provider).includes(page) ? sportAddress(provider, page) : SECTION_PATHS[section];
}
