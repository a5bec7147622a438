import { gamePage } from '../casino/gamePage.ts';
import { gameStill, providerView } from '../casino/gameView.ts';
import type { Brand } from '../brands.ts';
import { favouriteGameIds } from '../account/favourites.ts';
import { egtJackpots } from '../casino/egtJackpots.ts';
import { lastWinners } from '../casino/lastWinners.ts';
import { typeOfLobby } from '../casino/lobbyTypes.ts';
import { pokerTotals } from '../casino/pokerTotals.ts';
import { tierJackpots } from '../casino/tierJackpots.ts';
import type { Call, Handler } from '../contract/Call.ts';
import { BRISK, LIVE, publicReply, SLOW } from '../contract/publicReply.ts';
import { notFound, ok } from '../contract/Reply.ts';
import type { Sandbox } from '../Sandbox.ts';

const FAVOURITES = 'favorite_games';

function providersOf({ lobbies }: Sandbox, brand: Brand, lobby: unknown) {
  const counts = new Map<number, number>();
  for (const { providerId } of lobbies.find({ type: typeOfLobby(lobby) })) {
    counts.set(providerId, (counts.get(providerId) ?? 0) + 1);
  }
  return lobbies.providers.flatMap((provider) => {
    const count = counts.get(provider.id);
    return count === undefined ? [] : [providerView(brand, provider, count)];
  });
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'tr');
const byCount = (a: { game_count: number }, b: { game_count: number }) => b.game_count - a.game_count;

const getConfig: Handler = (sandbox, { query, lang, brand }) => {
  const type = typeOfLobby(query.type);
  const categories = sandbox.lobbies.categories
    .filter(
      (category) => category.type === type && sandbox.lobbies.find({ categoryId: category.id }).length > 0,
    )
    .map(({ id, name, slug, icon, home }) => ({
      id,
      name: name[lang],
      slug,
      class: icon,
      home_page: home ? 1 : 0,
    }));
  const providers = providersOf(sandbox, brand, query.type);
  return publicReply(
    {
      data: {
        categories: query.sort === 'name' ? categories.toSorted(byName) : categories,
        providers: providers.sort(query.sort === 'name' ? byName : byCount),
        last_winners: lastWinners(sandbox, brand, type),
      },
    },
    BRISK,
  );
};

const getProviders: Handler = (sandbox, { query, brand }) =>
  publicReply({ providers: providersOf(sandbox, brand, query.type).sort(byName) }, SLOW);

const SORTS = ['popular', 'new', 'name', 'rtp', 'multiplier'] as const;
const numbers = (list: unknown) => (typeof list === 'string' ? list.split(',').map(Number) : undefined);

async function gameList(sandbox: Sandbox, call: Call, categoryId: number | undefined) {
  const { query, session } = call;
  const favourites = query.type === FAVOURITES;
  const ids = favourites ? (session ? await favouriteGameIds(sandbox.db, session.player.id) : []) : undefined;
  const games = sandbox.lobbies.find({
    type: typeOfLobby(query.type),
    ids,
    providers: numbers(query.provider),
    categoryId,
    search: typeof query.search === 'string' ? query.search : undefined,
    sort: SORTS.find((sort) => sort === query.sort),
    siteId: call.brand.siteId,
  });
  const body = { games: gamePage(sandbox, call, games) };
  return favourites ? ok(body) : publicReply(body, SLOW);
}

const getGames: Handler = (sandbox, call) => {
  const categoryId = Number(call.query.category_id ?? 0);
  if (categoryId <= 0) return gameList(sandbox, call, undefined);
  return sandbox.lobbies.category(categoryId) ? gameList(sandbox, call, categoryId) : notFound();
};

const getCategoryGames: Handler = (sandbox, call) => {
  const categoryId = Number(call.query.category_id);
  return sandbox.lobbies.category(categoryId) ? gameList(sandbox, call, categoryId) : notFound();
};

const getGameDetail: Handler = ({ lobbies }, { params, brand }) => {
  const game = lobbies.game(Number(params.id));
  if (!game) return notFound();
  const { providerId, name, type, demo } = game;
  return publicReply(
    { data: { provider_id: providerId, name, image: gameStill(game, brand), type, demo: demo ? 1 : 0 } },
    SLOW,
  );
};

const getTierJackpots: Handler = ({ seed, clock }, { brand }) => {
  const jackpots = brand.filled ? [{ tiers: tierJackpots(seed, clock.now()) }] : [];
  return publicReply({ success: true, data: { jackpots } }, LIVE);
};

const getEgtJackpots: Handler = ({ seed, clock }, { brand }) =>
  publicReply({ data: brand.filled ? egtJackpots(seed, clock.now()) : [] }, LIVE);

const QUIET_POKER = { tableMembersCount: 0, totalGameBalances: '0.00', totalTable: 0 };

const getPokerTotals: Handler = ({ seed, clock }, { brand }) =>
  publicReply({ data: brand.poker ? pokerTotals(seed, clock.now()) : QUIET_POKER }, LIVE);

export const casinoRoutes: Record<string, Handler> = {
  getConfig,
  getProviders,
  getGames,
  getCategoryGames,
  getGameDetail,
  getTierJackpots,
  getEgtJackpots,
  getPokerTotals,
};
