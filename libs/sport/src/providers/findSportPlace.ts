import {
  findProvider,
  findSportPage,
  pagesOf,
  type SportPageName,
  type SportProvider,
} from './sportProviders.ts';
import { FIRST_PAGES, sectionOf, type SportSection } from './sportSections.ts';

/** What an address asks for. */
export interface SportAddress {
  /** The section that the address starts with; undefined where only `page` decides. */
  section?: SportSection;
  provider?: string;
  page?: string;
}

export type SportPlace =
  /** No such page anywhere. */
  | { kind: 'unknown' }
  /** The section has no provider here: sport is off. */
  | { kind: 'none'; page: SportPageName }
  /** The provider isn't offered here; another one has such a page. */
  | { kind: 'elsewhere'; page: SportPageName; provider: SportProvider }
  | { kind: 'shown'; page: SportPageName; provider: SportProvider };

const UNKNOWN = { kind: 'unknown' } as const;

/** Finds the provider's page that an address means, among the providers that are offered. */
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
  /* Results are upgaming's alone. */
  const usual = FIRST_PAGES[section];
  const other = withPage(usual);
  return other ? { kind: 'elsewhere', page: usual, provider: other } : { kind: 'none', page };
}
