import type { Row } from './Row.ts';

/** Statuses that a server in good order does not give by itself: it has failed, or whoever stands before it has. */
const FAILURES: readonly number[] = [500, 524];

/** The operations that count how often they are called; the others are limited by whoever stands before the server. */
const LIMITED: readonly string[] = [
  'login',
  'register',
  'forgetPassword',
  'resendLoginSms',
  'changePassword',
  'enableTwoFactor',
  'disableTwoFactor',
];

/** Rows of the specification that another platform gives and no rule here leads to, each with the reason. */
const OTHER_PLATFORMS: Readonly<Record<string, string>> = {
  'login handledApart': 'code 562 at login; here an excluded player is told that the account is locked',
  'login refused': 'a platform with a reason of its own; here a login fails by name, password or code',
  'launchGame noPokerUser': 'poker as a game of the lobby; here it has a lobby of its own (openPokerLobby)',
  'launchGame fieldError': 'a maker that checks fields; here a game is there or is not',
  'launchDemo fieldError': 'the same',
};

/** Whether it is enough that the sandbox can be told to answer so: no rule of its own leads to it. */
export const mayBeTold = ({ operationId, example, status }: Omit<Row, 'seen'>): boolean =>
  FAILURES.includes(status) ||
  (example === 'tooManyRequests' && !LIMITED.includes(operationId)) ||
  `${operationId} ${example}` in OTHER_PLATFORMS;

/** The entries of the list above that name no example, or one that a rule does lead to. */
export function staleEntries(rows: readonly Row[]): string[] {
  const wanted = new Set(
    rows.filter(({ seen }) => seen !== 'real').map(({ operationId, example }) => `${operationId} ${example}`),
  );
  return Object.keys(OTHER_PLATFORMS).filter((entry) => !wanted.has(entry));
}
