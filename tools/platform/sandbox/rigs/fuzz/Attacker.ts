import type { Sandbox } from '../../src/Sandbox.ts';
import { openSession } from '../../src/session/tokens.ts';
import { SITE_ID, type TestSandbox } from '../../src/testing/openTest.ts';

/** The sender's authentication. */
export const IDENTITIES = ['nobody', 'expired', 'another player'] as const;
export type Identity = (typeof IDENTITIES)[number];

const ORIGIN = { userAgent: 'fuzz', ip: '127.0.0.1' };
const EXPIRED = 'expired-expired-expired-expired-expired-xyz';
/** Well within a token's lifetime, ms. */
const RENEW = 30 * 60_000;

/** A player other than the victim, who stays logged in when the clock moves. */
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
    /** Call it after a request that may have ended the session. */
    forget: () => {
      since = -Infinity;
    },
  };
}

export const playerIdOf = async ({ db }: Sandbox, username: string): Promise<number> =>
  (await db.selectFrom('player').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
