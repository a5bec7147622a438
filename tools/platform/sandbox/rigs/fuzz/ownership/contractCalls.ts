import type { TestSandbox } from '../../../src/testing/openTest.ts';
import type { Described } from '../operations.ts';
import { kindOf, PLAYER_OPERATIONS, type Kind } from './parameterKinds.ts';
import type { Person } from './Person.ts';
import { validRequests, type Values } from './validRequests.ts';

/** A player's records by kind, each as the request values that identify it. */
export type Known = Readonly<Record<Kind, readonly Values[]>>;

export const KNOWS_NOTHING: Known = {
  payment: [],
  rovpayRequest: [],
  phoneVerification: [],
  round: [],
  player: [],
  smsStep: [],
};

/** Sent last, since they end sessions or change the login. */
const LAST = ['disableTwoFactor', 'changePassword', 'logout', 'deactivateAccount'];

/** Sent first: others depend on them, or a pending deposit would block them. */
const FIRST = ['addPokerUser', 'openRovpayAccount', 'confirmRovpayDeposit', 'startDeposit'];
/** Operations that write although their method is GET. */
const WRITING_READS = ['openEnvoyPayment', 'openEnvoyQr', 'toggleFavoriteGame'];

const isRead = ({ method, operationId }: Described) =>
  method === 'GET' && !WRITING_READS.includes(operationId);

const rankOf = ({ operationId }: Described) => {
  const rank = FIRST.indexOf(operationId);
  return rank < 0 ? FIRST.length : rank;
};

/** Sends one request; values that the path and query don't use are the body. */
async function send(
  person: Person,
  { method, path, parameters }: Described,
  values: Values,
  key: string | undefined,
): Promise<void> {
  const left = new Map(Object.entries(values));
  const take = (name: string) => {
    const value = encodeURIComponent(String(left.get(name)));
    left.delete(name);
    return value;
  };
  const query = parameters
    .filter(({ in: place, name }) => place === 'query' && left.has(name))
    .map(({ name }) => `${name}=${take(name)}`)
    .join('&');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => take(name));
  await person.api(query ? `${filled}?${query}` : filled, {
    method,
    ...(left.size > 0 ? { body: Object.fromEntries(left) } : {}),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
}

const takesKey = ({ parameters }: Described) =>
  parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key');

/** All players use the same keys: keys are scoped to the player. */
export const keyOf = (call: string, turn = 0): string => `everybodys-${call}-${turn}`;

async function call(test: TestSandbox, person: Person, operation: Described, victim: Known): Promise<void> {
  const valid = validRequests(test, person).get(operation.operationId) ?? [{}];
  const kind = kindOf(operation.operationId);
  for (const values of valid) {
    for (const theirs of kind ? victim[kind] : [])
      await send(person, operation, { ...values, ...theirs }, undefined);
    const key = takesKey(operation) ? keyOf(operation.operationId, valid.indexOf(values)) : undefined;
    await send(person, operation, values, key);
    /* Repeats the attacker's own key. */
    if (key) await send(person, operation, values, key);
  }
}

/**
 * Makes every request of the contract that requires a login: reads, writes, then reads again. Each id
 * parameter is set to each of the victim's records of that kind.
 */
export async function makeContractCalls(test: TestSandbox, person: Person, victim: Known): Promise<void> {
  const ordinary = PLAYER_OPERATIONS.filter(({ operationId }) => !LAST.includes(operationId));
  const reads = ordinary.filter(isRead);
  const writes = ordinary.filter((operation) => !isRead(operation)).toSorted((a, b) => rankOf(a) - rankOf(b));
  for (const operation of [...reads, ...writes, ...reads]) await call(test, person, operation, victim);
}

/** Makes every read request once. */
export async function makeReads(test: TestSandbox, person: Person): Promise<void> {
  for (const operation of PLAYER_OPERATIONS.filter(isRead))
    await call(test, person, operation, KNOWS_NOTHING);
}
