import type { Row } from './Row.ts';

/** Statuses of a failing server or proxy, which the sandbox's rules never return. */
const FAILURES: readonly number[] = [500, 503, 524];

/** The operations with their own rate limit; the proxy limits the others. */
const LIMITED: readonly string[] = [
  'login',
  'register',
  'forgetPassword',
  'resendLoginSms',
  'changePassword',
  'enableTwoFactor',
  'disableTwoFactor',
];

/** Examples from the specification that only other platforms return, each with the reason. */
const OTHER_PLATFORMS: Readonly<Record<string, string>> = {
  'login handledApart': 'code 562 at login; here an excluded player gets the refusal of a locked account',
  'login refused': 'a platform’s own reason; here a login only fails by name, password or code',
  'launchGame noPokerUser': 'poker as a game in the lobby; here it has its own lobby (openPokerLobby)',
  'launchGame fieldError': 'a provider that validates fields; here a game exists or not',
  'launchDemo fieldError': 'the same',
};

/** Whether a forced reply is enough for an example, since no rule of the sandbox leads to it. */
export const acceptsForcedReply = ({
  operationId,
  example,
  status,
}: Pick<Row, 'operationId' | 'example' | 'status'>): boolean =>
  FAILURES.includes(status) ||
  (example === 'tooManyRequests' && !LIMITED.includes(operationId)) ||
  `${operationId} ${example}` in OTHER_PLATFORMS;

/** Entries of `OTHER_PLATFORMS` without an example, or with an example that a rule does lead to. */
export function staleEntries(rows: readonly Row[]): string[] {
  const wanted = new Set(
    rows.filter(({ seen }) => seen !== 'real').map(({ operationId, example }) => `${operationId} ${example}`),
  );
  return Object.keys(OTHER_PLATFORMS).filter((entry) => !wanted.has(entry));
}
