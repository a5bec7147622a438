import type { GameType } from '@baize/api';
import type { Catalogue, CatalogueGame, CatalogueProvider } from '../art/catalogue.ts';
import { engineOf } from '../providers/engines.ts';
import { seeded, seededInt, seededShuffle } from '../random.ts';
import { belongsTo, CATEGORIES, type CategoryPlan } from './categories.ts';
import { foldText } from './foldText.ts';
import { searchTerms } from './searchTerms.ts';
import { slotFacts } from './slotFacts.ts';

export interface GameFilter {
  type?: GameType | undefined;
  /** Only these games, in this order; for favourites. */
  ids?: readonly number[] | undefined;
  providers?: readonly number[] | undefined;
  categoryId?: number | undefined;
  search?: string | undefined;
  /** The lobby's own order by default. */
  sort?: 'popular' | 'new' | 'name' | 'rtp' | 'multiplier' | undefined;
  /** The brand's id: each brand lists different games first, since brands differ in their popular games. */
  siteId?: number | undefined;
}

/** The games in memory, in lobby order, with their indexes. */
export interface Lobbies {
  providers: readonly CatalogueProvider[];
  games: readonly CatalogueGame[];
  categories: readonly CategoryPlan[];
  game(id: number): CatalogueGame | undefined;
  provider(id: number): CatalogueProvider | undefined;
  category(id: number): CategoryPlan | undefined;
  /** Whether a category has a game. */
  isMember(categoryId: number, gameId: number): boolean;
  find(filter: GameFilter): readonly CatalogueGame[];
}

/** Greater than any random rank. */
const CLOSED = 1;

/** Shuffled with the seed, so that a page has games of several providers; unavailable games come last. */
const inShownOrder = (games: readonly CatalogueGame[], seed: number): CatalogueGame[] =>
  games
    .map((game) => ({ game, rank: seeded(seed, 'rank', game.id) + (engineOf(game) ? 0 : CLOSED) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ game }) => game);

function membersByCategory(ordered: readonly CatalogueGame[]): Map<number, readonly CatalogueGame[]> {
  const turns = new Map<GameType, number>();
  const members = new Map<number, CatalogueGame[]>(CATEGORIES.map(({ id }) => [id, []]));
  for (const game of ordered) {
    const turn = turns.get(game.type) ?? 0;
    turns.set(game.type, turn + 1);
    const folded = foldText(`${game.name} ${game.subject}`);
    for (const category of CATEGORIES) {
      if (belongsTo(category, game, turn, folded)) members.get(category.id)?.push(game);
    }
  }
  return members;
}

/** How many games a brand has in its own order. */
const FAVOURITES = 40;

/** Starts the list at a different game for each brand; only with games that can be played. */
function favouritesFirst(games: readonly CatalogueGame[], seed: number, siteId: number) {
  const ends = games.findIndex((game) => !engineOf(game));
  const count = Math.min(FAVOURITES, ends === -1 ? games.length : ends);
  const start = seededInt(seed, Math.max(count, 1), 'favourite', siteId);
  return [...games.slice(start, count), ...games.slice(0, start), ...games.slice(count)];
}

/** Sorts a catalogue into lobby order and indexes it. */
export function createLobbies({ providers, games }: Catalogue, seed: number): Lobbies {
  const ordered = inShownOrder(games, seed);
  const byId = new Map(ordered.map((game) => [game.id, game]));
  const providerById = new Map(providers.map((provider) => [provider.id, provider]));
  const categoryById = new Map(CATEGORIES.map((category) => [category.id, category]));
  const members = membersByCategory(ordered);
  const memberIds = new Map([...members].map(([id, list]) => [id, new Set(list.map((game) => game.id))]));
  const nameOf = ({ providerId }: CatalogueGame) => providerById.get(providerId)?.name ?? '';
  const folded = new Map(ordered.map((game) => [game.id, foldText(`${game.name} ${nameOf(game)}`)]));

  const candidates = ({ ids, categoryId }: GameFilter): readonly CatalogueGame[] => {
    if (ids) return ids.flatMap((id) => byId.get(id) ?? []);
    return categoryId === undefined ? ordered : (members.get(categoryId) ?? []);
  };
  const factOf = (game: CatalogueGame, fact: 'rtp' | 'max_multiplier') => slotFacts(seed, game)?.[fact] ?? 0;
  const compare = {
    new: (a: CatalogueGame, b: CatalogueGame) => b.id - a.id,
    name: (a: CatalogueGame, b: CatalogueGame) => a.name.localeCompare(b.name, 'tr'),
    rtp: (a: CatalogueGame, b: CatalogueGame) => factOf(b, 'rtp') - factOf(a, 'rtp'),
    multiplier: (a: CatalogueGame, b: CatalogueGame) =>
      factOf(b, 'max_multiplier') - factOf(a, 'max_multiplier'),
  };
  const find = (filter: GameFilter): readonly CatalogueGame[] => {
    const terms = filter.search === undefined ? undefined : searchTerms(filter.search);
    const makers = filter.providers && new Set(filter.providers);
    const found = candidates(filter).filter(
      (game) =>
        (filter.type === undefined || game.type === filter.type) &&
        (makers === undefined || makers.has(game.providerId)) &&
        (terms === undefined || terms.some((term) => folded.get(game.id)?.includes(term))),
    );
    if (filter.sort !== undefined && filter.sort !== 'popular') return found.toSorted(compare[filter.sort]);
    const { siteId } = filter;
    return siteId === undefined || filter.ids ? found : favouritesFirst(found, seed, siteId);
  };
  return {
    providers: seededShuffle(seed, providers, 'providers'),
    games: ordered,
    categories: CATEGORIES,
    game: (id) => byId.get(id),
    provider: (id) => providerById.get(id),
    category: (id) => categoryById.get(id),
    isMember: (categoryId, gameId) => memberIds.get(categoryId)?.has(gameId) ?? false,
    find,
  };
}
