import type { Launch } from '@baize/api';
import { HIGH_FLYER } from '@baize/art';
import { sessionOf, type Call } from '../contract/Call.ts';
import { ok, plain, successFalse, unauthorized, type Reply } from '../contract/Reply.ts';
import { openPageLaunch } from '../providers/desk/pageLaunch.ts';
import { launchDemoGame, launchRealGame } from './launch.ts';
import type { Sandbox } from '../Sandbox.ts';
import { pokerNameOf } from '../wallets/pokerUser.ts';

const NO_POKER_USER = 1005;
const VERIFY_PHONE = '621';
const WEB = 1;
const PHONE = 2;
const REAL = 'lobby';

const forbidden = () => plain(403, 'forbidden');
const verifyPhone = () => successFalse(422, 'verify_your_phone_to_play', VERIFY_PHONE);

async function framed(sandbox: Sandbox, call: Call, page: string, session: Call['session']): Promise<Reply> {
  const launch = await openPageLaunch(sandbox, call, { page, session });
  return launch ? ok({ data: { url: launch.url } }) : forbidden();
}

/** Opens the poker lobby; requires a poker user (code 1005). */
export async function openPokerLobby(sandbox: Sandbox, call: Call): Promise<Reply> {
  const session = sessionOf(call);
  if (!call.brand.poker) return forbidden();
  if (!session.player.phone_verified) return verifyPhone();
  if (!(await pokerNameOf(sandbox.db, session.player.id)))
    return successFalse(422, 'poker_user_not_found', NO_POKER_USER);
  const launch = await openPageLaunch(sandbox, call, { page: 'poker/lobby', session });
  if (!launch) return forbidden();
  const device = call.query.device === PHONE ? PHONE : WEB;
  return ok({ success: true, data: { type: 'url', url: launch.url, name: 'Poker', device } });
}

/** Opens one of the two live-slot rooms. */
export async function openLiveSlotLobby(sandbox: Sandbox, call: Call): Promise<Reply> {
  const session = sessionOf(call);
  if (!call.brand.liveSlot) return forbidden();
  if (!session.player.phone_verified) return verifyPhone();
  return framed(sandbox, call, `live-slot/${Number(call.query.provider ?? 1)}`, session);
}

/** Opens the binary option: real money for a player, play money for anyone. */
export async function openBinaryOption(sandbox: Sandbox, call: Call): Promise<Reply> {
  const { mode = '' } = call.params;
  if (!call.brand.binaryOption) return forbidden();
  if (mode !== REAL) return framed(sandbox, call, `binary/${mode}`, undefined);
  if (!call.session) return unauthorized();
  if (!call.session.player.phone_verified) return verifyPhone();
  return framed(sandbox, call, `binary/${mode}`, call.session);
}

/** Opens High Flyer, an airship game with its own URL: for a player's main balance, or with play money. */
export async function openHighFlyer(sandbox: Sandbox, call: Call): Promise<Reply> {
  const isReal = call.params.mode === REAL;
  if (isReal && !call.session) return unauthorized();
  const asked = { ...call, params: { id: String(HIGH_FLYER.id) } };
  const reply = await (isReal ? launchRealGame(sandbox, asked) : launchDemoGame(sandbox, asked));
  const { data } = reply.body as { data?: Partial<Launch> };
  return data?.url ? ok({ data: { url: data.url } }) : reply;
}
