import type { Removal } from './withoutCheck.ts';

/** A check that may be removed without detection, and the reason. */
interface Allowed extends Pick<Removal, 'file' | 'text' | 'nth'> {
  reason: string;
}

const LOCK = 'it only locks rows';
const CLAIM_IS_RANDOM = 'the claim in the same condition is random and only known to its attempt';

export const ALLOWED_UNSEEN: readonly Allowed[] = [
  {
    file: 'account/findLogs.ts',
    text: ".where('player_id', '=', playerId)",
    nth: 1,
    reason: 'the rounds are selected by the references of the player’s own postings, which are unique',
  },
  {
    file: 'account/favourites.ts',
    text: ".where('id', '=', playerId)",
    nth: 1,
    reason: LOCK,
  },
  { file: 'protection/limits.ts', text: ".where('id', '=', of.playerId)", nth: 1, reason: LOCK },
  {
    file: 'ledger/withIdempotencyKey.ts',
    text: ".where('scope', '=', request.scope)",
    nth: 1,
    reason: CLAIM_IS_RANDOM,
  },
  {
    file: 'ledger/withIdempotencyKey.ts',
    text: ".where('scope', '=', scope)",
    nth: 2,
    reason: CLAIM_IS_RANDOM,
  },
  {
    file: 'ledger/withIdempotencyKey.ts',
    text: ".where('scope', '=', scope)",
    nth: 3,
    reason: CLAIM_IS_RANDOM,
  },
  {
    file: 'payments/rovpay.ts',
    text: ".where('token_hash', '=', hashToken(paparaToken))",
    nth: 1,
    reason: 'the owner in the same condition is checked separately',
  },
  {
    file: 'session/profileOf.ts',
    text: ".where('account.player_id', '=', playerId)",
    nth: 1,
    reason: 'the entries of all accounts, including the platform’s own, sum to 0',
  },
  {
    file: 'session/tokens.ts',
    text: ".where('id', '=', sessionId)",
    nth: 1,
    reason: 'it checks again, with a lock, whether the request’s own session is still open',
  },
  {
    file: 'providers/blackjack/rounds.ts',
    text: "eb('play_session_id', '=', id).and('player_id', 'is', null)",
    nth: 1,
    reason: 'no table in the catalogue has a demo: only tests open one',
  },
];

/** Why the removal of a check may go undetected; undefined when it must be detected. */
export const allowedUnseen = ({ file, text, nth }: Removal): string | undefined =>
  ALLOWED_UNSEEN.find((one) => one.file === file && one.text === text && one.nth === nth)?.reason;
