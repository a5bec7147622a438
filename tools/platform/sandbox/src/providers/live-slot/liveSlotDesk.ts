import { ok } from '../../contract/Reply.ts';
import { formatMoney } from '../../money.ts';
import type { Sandbox } from '../../Sandbox.ts';
import type { Desk } from '../desk/Desk.ts';
import { nextPageRound } from '../desk/nextPageRound.ts';
import { pageBalance, settlePageRound } from '../desk/pageMoney.ts';
import type { PageSession } from '../desk/pageSession.ts';
import { liveSlotPage } from '../page/live-slot/liveSlotPage.ts';
import { describeSlot } from '../slot/describeSlot.ts';
import { machineOf } from '../slot/machines.ts';
import { readStake, spin } from '../slot/spin.ts';

const WALLET = 'live_slot';
const CASINO = 4;
/** The two rooms, each with the lobby index of the game that provides its machine and images. */
const ROOMS = new Map(
  Object.entries<{ name: string; place: number }>({
    1: { name: 'Meridian Reels', place: 2 },
    2: { name: 'Northlight Slots', place: 9 },
  }),
);

function roomOf({ lobbies, seed }: Sandbox, { page }: PageSession) {
  const room = ROOMS.get(page.slice(page.indexOf('/') + 1));
  const game = room && lobbies.find({ type: CASINO })[room.place];
  if (!room || !game)
    throw new Error(`There is no live-slot room ${page}. Rooms are launched by their number.`);
  return { name: room.name, gameId: game.id, machine: machineOf(seed, game.id) };
}

/** Slot machines that use the live-slot wallet. */
export const liveSlotDesk: Desk = {
  name: 'live-slot',
  page: liveSlotPage,
  hasPage: (rest) => ROOMS.has(rest),
  describe: async (sandbox, session) => {
    const { name, gameId, machine } = roomOf(sandbox, session);
    const { stakes, stake, grid } = describeSlot(machine);
    const balance = formatMoney(await pageBalance(sandbox.db, session, WALLET));
    return { name, gameId, stakes, stake, grid, balance };
  },
  reads: {
    balance: async ({ db }, session) => ok({ balance: formatMoney(await pageBalance(db, session, WALLET)) }),
  },
  stakes: {
    spin: (sandbox, session, body) => {
      const stake = readStake(body.stake);
      if (stake === undefined) return undefined;
      const { machine } = roomOf(sandbox, session);
      return async (tx) => {
        const round = await nextPageRound(tx, session.id);
        const { win, outcome } = spin(machine, session.seed, round, stake);
        const reference = `live-slot-${session.id}-${round}`;
        const move = { session, wallet: WALLET, reference, at: sandbox.clock.date() } as const;
        const balance = await settlePageRound(tx, move, { stake, win });
        return ok({
          ...outcome,
          stake: formatMoney(stake),
          win: formatMoney(win),
          balance: formatMoney(balance),
        });
      };
    },
  },
};
