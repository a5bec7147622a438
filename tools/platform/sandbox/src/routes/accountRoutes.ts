import type { GameHistoryRow, GameType } from '@baize/api';
import { favouriteGameIds, toggleFavourite } from '../account/favourites.ts';
import { findHistory } from '../account/findHistory.ts';
import { findLogs } from '../account/findLogs.ts';
import { pageOf } from '../account/pageOf.ts';
import { readRange } from '../account/readRange.ts';
import { findSessions } from '../account/findSessions.ts';
import { gameStill, gameView } from '../casino/gameView.ts';
import { formatMoment } from '../clock.ts';
import { sessionOf, type Handler } from '../contract/Call.ts';
import { fieldErrors, notFound, ok, successFalse } from '../contract/Reply.ts';
import { formatMoney } from '../money.ts';
import { makeTicket, type PayingPage } from '../providers/embed/ticket.ts';

const VIRTUAL = 2;

const getFavoriteGames: Handler = async (sandbox, call) => {
  const type = call.query.type as GameType;
  const ids = await favouriteGameIds(sandbox.db, sessionOf(call).player.id);
  const games = sandbox.lobbies.find({ type, ids }).map((game) => gameView(sandbox, call.brand, game));
  return ok({ data: type === VIRTUAL ? games : { data: games } });
};

const toggleFavoriteGame: Handler = async ({ db, lobbies, clock }, call) => {
  const game = lobbies.game(Number(call.params.gameId));
  if (!game) return notFound();
  const result = await toggleFavourite(db, sessionOf(call).player.id, game.id, clock.date());
  if (result === 'full') return successFalse(422, 'max_100_favorite_games');
  const message = result === 'added' ? 'game_added_to_favorites' : 'game_removed_from_favorites';
  return ok({ success: true, data: { message } });
};

const getGameHistory: Handler = async ({ db, lobbies }, call) => {
  const range = readRange(call.query);
  if ('wrong' in range) return fieldErrors(422, range.wrong);
  const page = Number(call.query.page ?? 1);
  const type = call.query.type as GameHistoryRow['type'] | undefined;
  const { from, to } = range;
  const { rows, total } = await findHistory(db, {
    playerId: sessionOf(call).player.id,
    from,
    to,
    type,
    page,
  });
  const data = rows.map((row) => ({
    id: row.id,
    game_name: lobbies.game(row.game_id)?.name ?? String(row.game_id),
    game_image: gameStill({ id: row.game_id }, call.brand),
    created_at: formatMoment(row.created_at),
    amount: formatMoney(row.amount),
    type: row.type,
    transaction_id: row.transaction_id,
    game_id: row.game_id,
    player_balance: formatMoney(row.balance_after),
  }));
  return ok({ data: pageOf(data, page, total) });
};

const getAccountLogs: Handler = async ({ db, lobbies }, call) => {
  const range = readRange(call.query);
  if ('wrong' in range) return fieldErrors(422, range.wrong);
  const page = Number(call.query.page ?? 1);
  const query = { ...range, playerId: sessionOf(call).player.id, page };
  const { rows, total } = await findLogs(db, query, (id) => lobbies.game(id)?.name);
  return ok({ data: pageOf(rows, page, total) });
};

const getSessionHistory: Handler = async ({ db }, call) => {
  const range = readRange(call.query);
  if ('wrong' in range) return fieldErrors(422, range.wrong);
  const page = Number(call.query.page ?? 1);
  const { rows, total } = await findSessions(db, { ...range, playerId: sessionOf(call).player.id, page });
  return ok({ data: pageOf(rows, page, total) });
};

const getEmbedTicket: Handler = async (sandbox, call) => {
  const page = call.params.page as PayingPage;
  return ok({ data: { ticket: await makeTicket(sandbox, { playerId: sessionOf(call).player.id, page }) } });
};

export const accountRoutes: Record<string, Handler> = {
  getFavoriteGames,
  toggleFavoriteGame,
  getGameHistory,
  getAccountLogs,
  getSessionHistory,
  getEmbedTicket,
};
