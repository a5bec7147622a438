import type { Sandbox } from '../Sandbox.ts';
import { openSession } from '../session/tokens.ts';
import { SITE_ID, type TestSandbox } from '../testing/openTest.ts';

/** Who sends a request. */
export const IDENTITIES = ['nobody', 'expired', 'another player'] as const;
export type Identity = (typeof IDENTITIES)[number];

const ORIGIN = { userAgent: 'fuzz', ip: '127.0.0.1' };
const EXPIRED = 'expired-expired-expired-expired-expired-xyz';
/** Well within a token's hour, ms. */
const RENEW = 30 * 60_000;

/** A player who is not the one whose data is at stake, logged in however long the clock has moved. */
export function createAttacker({ sandbox }: TestSandbox, playerId: number) {
  let token = '';
  let since = -Infinity;
  const renew = async () => {
    ({ token } = await openSession(sandbox, playerId, Number(SITE_ID), ORIGIN));
    since = sandbox.clock.now();
    return token;
  };
  return {
    async tokenFor(identity: Identity): Promise<string | undefined> {
      if (identity === 'nobody') return undefined;
      if (identity === 'expired') return EXPIRED;
      return sandbox.clock.now() - since > RENEW ? renew() : token;
    },
    /** After a call that may have ended the session. */
    forget: () => {
      since = -Infinity;
    },
  };
}

export const playerIdOf = async ({ db }: Sandbox, username: string): Promise<number> =>
  (await db.selectFrom('player').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
