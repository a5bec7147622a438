import { usableCode } from '../../../src/session/authenticator.ts';
import { openSession } from '../../../src/session/tokens.ts';
import { SITE_ID, type TestSandbox } from '../../../src/testing/openTest.ts';
import type { Sandbox } from '../../../src/Sandbox.ts';
import type { Known } from './contractCalls.ts';
import { ORIGIN, PASSWORD, type Person } from './Person.ts';
import { validRequests, type Values } from './validRequests.ts';

const NEW_PASSWORD = 'Quiet-Harbour-8';

/** Cancels the player's pending payments, so that others can start. */
export async function cancelOwn(test: TestSandbox, person: Person): Promise<void> {
  const pending = await test.sandbox.db
    .selectFrom('payment_transaction')
    .select('id')
    .where('player_id', '=', person.id)
    .execute();
  for (const { id } of pending) await person.api(`/cancel-pending-transactions/${id}`, { method: 'PUT' });
}

/** Starts a deposit and a withdrawal, which stay pending. */
export async function startPayments(test: TestSandbox, person: Person): Promise<void> {
  for (const operation of ['startDeposit', 'startWithdrawal']) {
    const [values] = validRequests(test, person).get(operation) ?? [];
    const body = Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => name !== 'method'));
    await person.api(`/${String(body.endpoint)}`, { method: 'POST', body });
  }
}

/** Requests a password reset, and returns the token from its mail. */
export async function requestLink(test: TestSandbox, person: Person): Promise<string> {
  const body = { username: person.username, personal_id: person.personalId.slice(-4) };
  await person.api('/forget-password', { method: 'POST', body, token: undefined });
  const { text } = await test.sandbox.db
    .selectFrom('outbox')
    .select('text')
    .where('player_id', '=', person.id)
    .where('kind', '=', 'mail')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return text.split('/').at(-1) ?? '';
}

/** A player's phone verifications, with the latest code. */
export async function verificationsOf({ db }: Sandbox, id: number): Promise<Values[]> {
  const rows = await db.selectFrom('phone_verification').select('id').where('player_id', '=', id).execute();
  const { text } = await db
    .selectFrom('outbox')
    .select('text')
    .where('player_id', '=', id)
    .where('kind', '=', 'sms')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return rows.map((row) => ({ id: row.id, code: /\d{6}/.exec(text)?.[0] }));
}

/** Verifies a phone with the code that was sent to it. */
async function verifyPhone({ sandbox }: TestSandbox, { id, api }: Person): Promise<void> {
  for (const body of await verificationsOf(sandbox, id))
    await api('/account/verifications/sms-check', { method: 'POST', body });
}

/** Logs in with another player's SMS step. */
async function logInByStep(person: Person, victim: Known): Promise<void> {
  const login = (more: Record<string, unknown>) => {
    const body = { username: person.username, password: NEW_PASSWORD, ...more };
    return person.api('/login', { method: 'POST', token: undefined, body });
  };
  await person.api('/toggle-verification', { method: 'POST', body: { type: 'sms', verified: 1 } });
  for (const { id } of victim.smsStep) await login({ id, sms_code: '123456' });
  await login({});
}

/** Logs in with the authenticator's code. */
async function logInByCode({ sandbox }: TestSandbox, person: Person): Promise<void> {
  const { totp_secret: secret, totp_last_step: last } = await sandbox.db
    .selectFrom('player')
    .select(['totp_secret', 'totp_last_step'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const code = usableCode(secret ?? '', last, sandbox.clock.now());
  const body = { username: person.username, password: PASSWORD, code };
  await person.api('/login', { method: 'POST', token: undefined, body });
}

/**
 * The requests that end sessions and accounts, and those that need no login: with another player's SMS step,
 * and a password reset by the player's own link.
 */
export async function makeLastCalls(test: TestSandbox, person: Person, victim: Known): Promise<void> {
  await verifyPhone(test, person);
  await logInByCode(test, person);
  await person.api('/disable-2fa', { method: 'POST', body: { password: PASSWORD } });
  const passwords = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  await person.api('/change-password', { method: 'PUT', body: { current_password: PASSWORD, ...passwords } });
  await logInByStep(person, victim);
  const { token: second } = await openSession(test.sandbox, person.id, Number(SITE_ID), ORIGIN);
  await person.api('/refresh', { method: 'POST', token: second });
  await person.api('/logout', { method: 'POST', token: second });
  await person.api('/account/deactive-account', { method: 'POST', body: { type: 1 } });
  const token = await requestLink(test, person);
  await person.api('/reset-password', { method: 'POST', token: undefined, body: { token, ...passwords } });
}
