import type { Bonus, FreeSpin, FreeSpinGame } from '@baize/api';
import { pageOf } from '../account/pageOf.ts';
import { readRange } from '../account/readRange.ts';
import { bonusHistory, type BonusQuery } from '../bonuses/bonusHistory.ts';
import { bonusName } from '../bonuses/bonusNames.ts';
import { claimableGames, claimFreeSpins, freeSpinHistory } from '../bonuses/freeSpins.ts';
import { expireBonuses } from '../bonuses/expireBonuses.ts';
import { gameStill } from '../casino/gameView.ts';
import { formatMoment } from '../clock.ts';
import { sessionOf, type Call, type Handler } from '../contract/Call.ts';
import { fieldErrors, ok, successFalse, type Reply } from '../contract/Reply.ts';
import { moneyCall } from '../ledger/moneyCall.ts';
import { formatMoney } from '../money.ts';
import type { Sandbox } from '../Sandbox.ts';

function readQuery(call: Call): { query: BonusQuery } | { refusal: Reply } {
  const range = readRange(call.query);
  if ('wrong' in range) return { refusal: fieldErrors(422, range.wrong) };
  const { status, page } = call.query;
  const query = {
    ...range,
    playerId: sessionOf(call).player.id,
    status: status === undefined ? undefined : Number(status),
    page: Number(page ?? 1),
  };
  return { query };
}

/** A game's name and image; a game that is no longer in the lobby has its id as name. */
const gameFace = ({ lobbies }: Sandbox, { brand }: Call, id: number) => ({
  name: lobbies.game(id)?.name ?? String(id),
  image: gameStill({ id }, brand),
});

const getFreeSpinHistory: Handler = async (sandbox, call) => {
  const read = readQuery(call);
  if ('refusal' in read) return read.refusal;
  const { rows, total } = await freeSpinHistory(sandbox.db, read.query);
  const data = rows.map((row): FreeSpin => ({
    id: row.id,
    ...gameFace(sandbox, call, row.game_id),
    status: row.status as FreeSpin['status'],
    created_at: formatMoment(row.created_at),
    amount: formatMoney(row.amount),
    count: row.count,
    left: row.spins_left,
    total_win: formatMoney(row.total_win),
  }));
  return ok(pageOf(data, read.query.page, total));
};

const getBonusHistory: Handler = async ({ db, clock }, call) => {
  const read = readQuery(call);
  if ('refusal' in read) return read.refusal;
  await expireBonuses(db, read.query.playerId, clock.date());
  const { rows, total } = await bonusHistory(db, read.query);
  const data = rows.map((row): Bonus => ({
    id: row.id,
    name: bonusName(row.kind, call.lang),
    status: row.status as Bonus['status'],
    amount: formatMoney(row.amount),
    created_at: formatMoment(row.created_at),
    ...(row.wager_required !== null && {
      wagering: { required: formatMoney(row.wager_required), wagered: formatMoney(row.wagered) },
    }),
    ...(row.expires_at && { expires_at: formatMoment(row.expires_at) }),
  }));
  return ok(pageOf(data, read.query.page, total));
};

const getAvailableFreeSpins: Handler = async (sandbox, call) => {
  const ids = await claimableGames(sandbox.db, sessionOf(call).player.id);
  const data = ids.map((id): FreeSpinGame => ({ id, ...gameFace(sandbox, call, id) }));
  return ok({ data });
};

const claimFreeSpin: Handler = (sandbox, call) => {
  const gameId = Number((call.body as { game_id: number | string }).game_id);
  const playerId = sessionOf(call).player.id;
  return moneyCall(sandbox, call, async (tx) => {
    const claimed = await claimFreeSpins(tx, { playerId, gameId, at: sandbox.clock.date() });
    return claimed
      ? ok({ success: true, data: { message: 'free_spins_claimed' } })
      : successFalse(422, 'free_spin_not_available');
  });
};

export const bonusesRoutes: Record<string, Handler> = {
  getFreeSpinHistory,
  getBonusHistory,
  getAvailableFreeSpins,
  claimFreeSpin,
};
