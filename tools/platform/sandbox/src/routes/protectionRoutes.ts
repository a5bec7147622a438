import type { AccountDeactivation, LimitChange } from '@baize/api';
import { sessionOf, type Call, type Handler } from '../contract/Call.ts';
import { fieldErrors, ok, plain, successFalse } from '../contract/Reply.ts';
import { parseMoney } from '../money.ts';
import { excludePlayer } from '../protection/exclusion.ts';
import { changeLimits, HIGHEST_LIMIT, limitsOf, type LimitAmounts } from '../protection/limits.ts';
import { PERIODS, type LimitType } from '../protection/limitUse.ts';
import type { Sandbox } from '../Sandbox.ts';

const OUT_OF_RANGE = 'limit_must_be_between_0_and_10000000';

const limitOf = ({ clock }: Sandbox, call: Call) => ({
  playerId: sessionOf(call).player.id,
  type: Number(call.params.limitType) as LimitType,
  now: clock.date(),
});

const getLimits: Handler = async (sandbox, call) =>
  ok({ limit: await limitsOf(sandbox.db, limitOf(sandbox, call)) });

const setLimits: Handler = async (sandbox, call) => {
  const change = call.body as LimitChange;
  const amounts: LimitAmounts = { daily: 0n, weekly: 0n, monthly: 0n };
  const errors: Record<string, readonly string[]> = {};
  for (const period of PERIODS) {
    const amount = parseMoney(String(change[period]));
    if (amount === undefined || amount > HIGHEST_LIMIT) errors[period] = [OUT_OF_RANGE];
    else amounts[period] = amount;
  }
  if (Object.keys(errors).length > 0) return fieldErrors(422, errors, OUT_OF_RANGE);
  const of = limitOf(sandbox, call);
  if ((await changeLimits(sandbox.db, of, amounts)) === 'tooSoon')
    return successFalse(422, 'wait_24_hours_to_make_changes');
  return ok({ success: true, data: { message: 'limits_updated' }, limit: await limitsOf(sandbox.db, of) });
};

const deactivateAccount: Handler = async ({ db, clock }, call) => {
  await excludePlayer(db, {
    playerId: sessionOf(call).player.id,
    type: (call.body as AccountDeactivation).type,
    code4Months: call.brand.selfExclusionCode4Months,
    now: clock.date(),
  });
  return plain(200, 'account_deactivated');
};

export const protectionRoutes: Record<string, Handler> = { getLimits, setLimits, deactivateAccount };
