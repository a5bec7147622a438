/** Category menu values that are no category of the platform (ADR 8). */
export const ALL_GAMES = -1;
export const FAVOURITES = 0;
/** The server is asked only from this length on. */
export const MIN_SEARCH = 3;

/** What a lobby shows; all of it stands in the address, so a link, Back and a reload bring it back. */
export interface LobbyState {
  page: number;
  category: number;
  providers: readonly number[];
  search: string;
}

/** Nothing narrows the list. */
export const isWhole = ({ category, providers, search }: LobbyState) =>
  category === ALL_GAMES && providers.length === 0 && !search;

const isId = (text: string) => /^\d{1,6}$/.test(text);

const readProviders = (text: string | null) => [...new Set((text ?? '').split(',').filter(isId).map(Number))];

const readSearch = (text: string | null) => {
  const search = (text ?? '').trim().slice(0, 100).trim();
  return search.length >= MIN_SEARCH ? search : '';
};

function readWhole(text: string | null, otherwise: number, least: number): number {
  const value = isId(text ?? '') ? Number(text) : least - 1;
  return value >= least ? value : otherwise;
}

/** Reads the address; what makes no sense counts as not said. */
export const readLobbyState = (query: URLSearchParams): LobbyState => ({
  page: readWhole(query.get('page'), 1, 1),
  category: readWhole(query.get('category'), ALL_GAMES, FAVOURITES),
  providers: readProviders(query.get('provider')),
  search: readSearch(query.get('search')),
});

/** Writes a state over an address and leaves the rest of it alone; what is as usual is left out. */
export function writeLobbyState(query: URLSearchParams, { page, category, providers, search }: LobbyState) {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | undefined) =>
    value ? next.set(name, value) : next.delete(name);
  put('page', page > 1 ? String(page) : undefined);
  put('category', category === ALL_GAMES ? undefined : String(category));
  put('provider', providers.join(','));
  put('search', search);
  return next;
}

type Change = Partial<Omit<LobbyState, 'page'>>;

/**
 * What follows from a choice: the list begins at page 1 again; providers and a search look through all games, so they
 * leave the category; a category leaves both.
 */
export function changeLobbyState(state: LobbyState, change: Change): LobbyState {
  const next = { ...state, ...change, page: 1 };
  if (change.category !== undefined) return { ...next, providers: [], search: '' };
  return { ...next, category: ALL_GAMES };
}
