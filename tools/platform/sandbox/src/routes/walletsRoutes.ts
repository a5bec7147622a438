import type { TransferRequest } from '@baize/api';
import { pageOf } from '../account/pageOf.ts';
import { readRange } from '../account/readRange.ts';
import type { Brand } from '../brands.ts';
import { sessionOf, type Call, type Handler } from '../contract/Call.ts';
import { fieldErrors, ok, plain, statusFalse, type Reply } from '../contract/Reply.ts';
import { walletBalance } from '../ledger/accounts.ts';
import { moneyCall } from '../ledger/moneyCall.ts';
import { formatMoney } from '../money.ts';
import { settleTrades } from '../providers/binary/trades.ts';
import { findTransfers, transferPokerMoney } from '../wallets/gameTransfers.ts';
import { moveBetweenWallets, type SideWallet } from '../wallets/moveBetweenWallets.ts';
import { createPokerUser, pokerNameOf, type PokerUserResult } from '../wallets/pokerUser.ts';
import { readAmount } from '../wallets/readAmount.ts';

/** The player has no poker user yet. */
const NO_POKER_USER = 1005;
/** The inner code of a refused poker name. */
const REFUSED_NAME = 700;
const INTO_WALLET = 1;
const DONE = 'transfer_completed';
const WRONG_AMOUNT = 'amount_must_be_above_0';

const wrongAmount = () => fieldErrors(422, { amount: [WRONG_AMOUNT] }, WRONG_AMOUNT);
const forbidden = () => plain(403, 'forbidden');

/** A transfer's direction and amount; a number may be a string. */
function readTransfer({ body }: Call) {
  const { type, amount } = body as TransferRequest;
  return { type: Number(type) as TransferRequest['type'], amount: readAmount(amount) };
}

const transferPoker: Handler = async (sandbox, call) => {
  if (!call.brand.poker) return forbidden();
  const { player } = sessionOf(call);
  const { type, amount } = readTransfer(call);
  if (amount === undefined) return wrongAmount();
  if (!(await pokerNameOf(sandbox.db, player.id)))
    return statusFalse(422, NO_POKER_USER, 'poker_user_not_found');
  return moneyCall(sandbox, call, async (tx) => {
    await transferPokerMoney(tx, { player, type, amount, at: sandbox.clock.date() });
    return plain(200, DONE);
  });
};

/** The brand's feature switch for each side wallet. */
const SWITCHES = {
  poker: 'poker',
  live_slot: 'liveSlot',
  binary_option: 'binaryOption',
} as const satisfies Record<SideWallet, keyof Brand>;

const transferTo =
  (wallet: SideWallet): Handler =>
  (sandbox, call) => {
    if (!call.brand[SWITCHES[wallet]]) return forbidden();
    const { player } = sessionOf(call);
    const { type, amount } = readTransfer(call);
    if (amount === undefined) return wrongAmount();
    return moneyCall(sandbox, call, async (tx) => {
      const reference = sandbox.secrets.id();
      const into = type === INTO_WALLET;
      await moveBetweenWallets(tx, { player, wallet, into, amount, reference, at: sandbox.clock.date() });
      return ok({ success: true, data: { message: DONE } });
    });
  };

const getPokerBalance: Handler = async ({ db }, call) =>
  ok({ balance: formatMoney(await walletBalance(db, sessionOf(call).player.id, 'poker')) });

const balanceOf =
  (wallet: SideWallet): Handler =>
  async ({ db }, call) =>
    ok({ data: { balance: formatMoney(await walletBalance(db, sessionOf(call).player.id, wallet)) } });

/** Settles due trades first, so that the balance includes them. */
const getBinaryOptionBalance: Handler = async (sandbox, call) => {
  await settleTrades(sandbox, { id: 0, player_id: sessionOf(call).player.id });
  return balanceOf('binary_option')(sandbox, call);
};

const NAMED: Record<PokerUserResult, () => Reply> = {
  created: () => plain(200, 'poker_user_created'),
  exists: () => plain(400, 'poker_user_already_exists'),
  taken: () => ({ status: 400, body: { data: { code: REFUSED_NAME, message: 'username_already_taken' } } }),
};

const addPokerUser: Handler = async ({ db, clock }, call) => {
  if (!call.brand.poker) return forbidden();
  const { username } = call.body as { username: string };
  return NAMED[await createPokerUser(db, sessionOf(call).player.id, username, clock.date())]();
};

const getGameTransfers: Handler = async ({ db }, call) => {
  const range = readRange(call.query);
  if ('wrong' in range) return fieldErrors(422, range.wrong);
  const page = Number(call.query.page ?? 1);
  const type = call.query.type as TransferRequest['type'] | undefined;
  const playerId = sessionOf(call).player.id;
  const { transfers, total } = await findTransfers(db, { playerId, ...range, type, page });
  return ok({ transfers: pageOf(transfers, page, total) });
};

export const walletsRoutes: Record<string, Handler> = {
  transferPoker,
  transferLiveSlot: transferTo('live_slot'),
  transferBinaryOption: transferTo('binary_option'),
  getPokerBalance,
  getLiveSlotBalance: balanceOf('live_slot'),
  getBinaryOptionBalance,
  addPokerUser,
  getGameTransfers,
};
