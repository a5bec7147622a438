import {
  findProvider,
  findSportPage,
  pagesOf,
  type SportPageName,
  type SportProvider,
} from './sportProviders.ts';
import { FIRST_PAGES, sectionOf, type SportSection } from './sportSections.ts';

/** The parts of a sport URL. */
export interface SportAddress {
  /** The section at the start of the path; undefined if only `page` decides. */
  section?: SportSection;
  provider?: string;
  page?: string;
}

export type SportPlace =
  /** There is no such page. */
  | { kind: 'unknown' }
  /** No provider for this section: sport is off. */
  | { kind: 'none'; page: SportPageName }
  /** The provider isn't offered here, but another one has such a page. */
  | { kind: 'elsewhere'; page: SportPageName; provider: SportProvider }
  | { kind: 'shown'; page: SportPageName; provider: SportProvider };

const UNKNOWN = { kind: 'unknown' } as const;

/** Resolves a URL to a provider's page, among the providers that are offered. */
export function findSportPlace(
  address: SportAddress,
  offered: (section: SportSection) => readonly SportProvider[],
): SportPlace {
  const start = FIRST_PAGES[address.section ?? 'sport'];
  const page = address.page === undefined ? start : findSportPage(address.page);
  if (!page) return UNKNOWN;
  const provider = address.provider === undefined ? undefined : findProvider(address.provider);
  if (address.provider !== undefined && !provider) return UNKNOWN;
  if (provider && !pagesOf(provider).includes(page)) return UNKNOWN;
  const section = sectionOf(page);
  const tabs = offered(section);
  if (provider && tabs.includes(provider)) return { kind: 'shown', page, provider };
  const withPage = (wanted: SportPageName) => tabs.find((tab) => pagesOf(tab).includes(wanted));
  const same = withPage(page);
  if (same) return { kind: provider ? 'elsewhere' : 'shown', page, provider: same };
  /* Only upgaming has results. */
  const usual = FIRST_PAGES[section];
  const other = withPage(usual);
  return other ? { kind: 'elsewhere', page: usual, provider: other } : { kind: 'none', page };
}
