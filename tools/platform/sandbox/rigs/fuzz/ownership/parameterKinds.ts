import { OPERATIONS, resolve, type Described } from '../operations.ts';

/** The kinds of player records that a request can identify. */
export const KINDS = ['payment', 'rovpayRequest', 'phoneVerification', 'round', 'player', 'smsStep'] as const;
export type Kind = (typeof KINDS)[number];

/** Parameters that aren't specific to a player: a game, a payment method. */
const PUBLIC = 'public';

/** The kind of each id parameter of operations that require a login, by `operation.parameter`. */
const PARAMETER_KINDS = new Map<string, Kind | typeof PUBLIC>(
  Object.entries({
    'launchGame.id': PUBLIC,
    'toggleFavoriteGame.gameId': PUBLIC,
    'claimFreeSpin.game_id': PUBLIC,
    'startDeposit.payment_id': PUBLIC,
    'startWithdrawal.payment_id': PUBLIC,
    'getFinancialHistory.payment_id': PUBLIC,
    'openEnvoyPayment.id': PUBLIC,
    'openEnvoyQr.id': PUBLIC,
    'confirmRovpayDeposit.paymentId': PUBLIC,
    'confirmRovpayDeposit.paparaId': 'rovpayRequest',
    'confirmRovpayDeposit.paparaRefId': 'rovpayRequest',
    'confirmRovpayDeposit.paparaToken': 'rovpayRequest',
    'cancelPendingTransaction.id': 'payment',
    'checkPhoneVerification.id': 'phoneVerification',
    'checkPhoneVerification.code': 'phoneVerification',
  } as const),
);

/** `id`, `game_id`, `gameId`, `paparaRefId`. */
const IS_ID = /^id$|_id$|Id$/;

function namesOf({ parameters, body }: Described): string[] {
  const fields = body ? resolve(body) : {};
  const parts = [fields, ...(fields.allOf ?? []), ...(fields.oneOf ?? []), ...(fields.anyOf ?? [])];
  return [
    ...parameters.filter((parameter) => parameter.in !== 'header').map(({ name }) => name),
    ...parts.flatMap((part) => Object.keys(resolve(part).properties ?? {})),
  ];
}

/** The operations that require a login. */
export const PLAYER_OPERATIONS = OPERATIONS.filter(({ needsPlayer }) => needsPlayer);

const known = PLAYER_OPERATIONS.flatMap((operation) =>
  namesOf(operation).map((name) => ({ name, key: `${operation.operationId}.${name}` })),
);

/** Ids in the contract without a declared kind, which can't be tested with another player's records. */
export const undeclaredIds = (): string[] =>
  known.filter(({ name, key }) => IS_ID.test(name) && !PARAMETER_KINDS.has(key)).map(({ key }) => key);

/** Declared parameters that are no longer in the contract. */
export const staleIds = (): string[] =>
  [...PARAMETER_KINDS.keys()].filter((wanted) => !known.some(({ key }) => key === wanted));

/** The kind of record that an operation's request identifies, if any. */
export const kindOf = (operationId: string): Kind | undefined =>
  [...PARAMETER_KINDS]
    .filter(([key, kind]) => key.startsWith(`${operationId}.`) && kind !== PUBLIC)
    .map(([, kind]) => kind as Kind)[0];
