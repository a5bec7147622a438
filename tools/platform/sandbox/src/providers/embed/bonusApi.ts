import { ok, plain, type Reply } from '../../contract/Reply.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { insertBonusRequest } from './bonusRequests.ts';
import { bonusView } from './bonusView.ts';
import { callerOf, langOf, type EmbedCall } from './embedApi.ts';

const PAGE = 'bonus-request';

/** The available bonuses and the visitor's requests, after settling those that are due. */
export async function readBonuses(sandbox: Sandbox, call: EmbedCall): Promise<Reply> {
  const caller = await callerOf(sandbox, PAGE, call);
  if ('refusal' in caller) return caller.refusal;
  return ok(await bonusView(sandbox, caller.visitor, langOf(call.body)));
}

/** Requests a bonus; if it isn't available, returns 422 and stores nothing. */
export async function requestBonus(sandbox: Sandbox, call: EmbedCall): Promise<Reply> {
  const caller = await callerOf(sandbox, PAGE, call);
  if ('refusal' in caller) return caller.refusal;
  const request = await insertBonusRequest(sandbox, caller.visitor, call.body.kind);
  if (!request) return plain(422, 'bonus_not_available');
  return ok(await bonusView(sandbox, caller.visitor, langOf(call.body)));
}
