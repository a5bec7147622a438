/* @chunk games */
import { MIN_SEARCH_LENGTH } from '../search/minSearchLength.ts';
import { SORTS, type Sort } from './sorts.ts';

/** Category menu values that aren't categories of the platform (ADR 8). */
export const ALL_GAMES = -1;
export const FAVOURITES = 0;

/** The filters of a lobby. All of them are in the URL, so links, Back and reload restore them. */
export interface LobbyState {
  page: number;
  category: number;
  providers: readonly number[];
  search: string;
  sort: Sort;
}

/** Whether the list is unfiltered. */
export const isUnfiltered = ({ category, providers, search, sort }: LobbyState) =>
  category === ALL_GAMES && providers.length === 0 && !search && sort === 'popular';

const isId = (text: string) => /^\d{1,6}$/.test(text);

const readProviders = (text: string | null) => [...new Set((text ?? '').split(',').filter(isId).map(Number))];

const readSearch = (text: string | null) => {
  const search = (text ?? '').trim().slice(0, 100).trim();
  return search.length >= MIN_SEARCH_LENGTH ? search : '';
};

function readWhole(text: string | null, otherwise: number, min: number): number {
  const value = isId(text ?? '') ? Number(text) : min - 1;
  return value >= min ? value : otherwise;
}

/** Parses the query; invalid values are ignored. */
export const readLobbyState = (query: URLSearchParams): LobbyState => ({
  page: readWhole(query.get('page'), 1, 1),
  category: readWhole(query.get('category'), ALL_GAMES, FAVOURITES),
  providers: readProviders(query.get('provider')),
  search: readSearch(query.get('search')),
  sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'popular',
});

/** Writes a state into a query and keeps its other parameters; defaults are omitted. */
export function writeLobbyState(query: URLSearchParams, state: LobbyState) {
  const { page, category, providers, search, sort } = state;
  const next = new URLSearchParams(query);
  const values = {
    page: page > 1 ? page : '',
    category: category === ALL_GAMES ? '' : category,
    provider: providers.join(),
    search,
    sort: sort === 'popular' ? '' : sort,
  };
  for (const [name, value] of Object.entries(values))
    if (value === '') next.delete(name);
    else next.set(name, String(value));
  return next;
}

type Change = Partial<Omit<LobbyState, 'page'>>;

/**
 * Applies a choice: the list restarts at page 1. Providers and search cover all games, so they reset the category; a
 * category resets both. A sort order changes nothing else.
 */
export function changeLobbyState(state: LobbyState, change: Change): LobbyState {
  const next = { ...state, ...change, page: 1 };
  if (change.category !== undefined) return { ...next, providers: [], search: '' };
  return change.providers === undefined && change.search === undefined
    ? next
    : { ...next, category: ALL_GAMES };
}

/**
 * The state of a lobby at a category's URL: that category, as long as nothing else is chosen. A search and providers
 * cover all games there, too.
 */
export const presetState = (state: LobbyState, category: number | undefined): LobbyState =>
  category !== undefined &&
  state.category === ALL_GAMES &&
  state.search === '' &&
  state.providers.length === 0
    ? { ...state, category }
    : state;
