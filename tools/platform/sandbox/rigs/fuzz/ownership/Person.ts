import { completePersonalId } from '@baize/forms/validation';
import { clearingAccount, walletAccount } from '../../../src/ledger/accounts.ts';
import { post } from '../../../src/ledger/post.ts';
import { openSession } from '../../../src/session/tokens.ts';
import { SITE_ID, type TestCall, type TestReply, type TestSandbox } from '../../../src/testing/openTest.ts';

export const PASSWORD = 'Quiet-Harbour-7';
const PROVIDERS = 'http://providers.localhost:4300';
export const ORIGIN = { userAgent: 'fuzz', ip: '127.0.0.1' };
/** The payment method of a player's initial deposit. */
export const BANK = 'bank';

/** What distinguishes a player from any other. */
export interface Identity {
  username: string;
  phone: string;
  surname: string;
  /** The initial main balance, minor units. */
  balance: bigint;
  /** 1 lira, 2 dollar. */
  currency: number;
}

/** A registered player, with functions for the requests of the player's browser. */
export interface Person extends Identity {
  id: number;
  token: string;
  personalId: string;
  /** Sends a contract request as this player. */
  api: (path: string, call?: TestCall) => Promise<TestReply>;
  /** Requests a provider's page, or sends one of its requests. */
  page: (path: string, call?: TestCall) => Promise<TestReply>;
}

/** Receives each reply, with a name for the request. */
export type Listener = (name: string, reply: TestReply) => void;

async function register(test: TestSandbox, identity: Identity, personalId: string): Promise<number> {
  const { username, phone, surname, currency } = identity;
  const body = {
    phone_code: 222,
    phone,
    username,
    email: `${username}@mail.example`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    country_id: 222,
    name: 'Selin',
    surname,
    personal_id: personalId,
    birth_day: '17',
    birth_month: '05',
    birth_year: '1992',
    address: `${surname} 4`,
  };
  const { status, text } = await test.api('/account/register', { method: 'POST', body });
  if (status >= 300) throw new Error(`${username} could not be registered: ${status} ${text}`);
  const { db } = test.sandbox;
  const { id } = await db
    .updateTable('player')
    .set({ phone_verified: true, currency })
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('account').set({ currency }).where('player_id', '=', id).execute();
  return id;
}

/** Entries of a deposit. */
function payIn(
  { sandbox: { db, clock } }: TestSandbox,
  id: number,
  { username, balance, currency }: Identity,
) {
  return db.transaction().execute(async (tx) => {
    const wallet = await walletAccount(tx, id, 'main', currency);
    const clearing = await clearingAccount(tx, BANK, currency);
    const entries = [
      { accountId: clearing, amount: -balance },
      { accountId: wallet, amount: balance },
    ];
    await post(tx, { kind: 'deposit', reference: `opening-${username}`, entries, at: clock.date() });
  });
}

/** Registers a player, deposits money and logs in. */
export async function createPerson(
  test: TestSandbox,
  identity: Identity,
  onReply: Listener = () => undefined,
): Promise<Person> {
  const personalId = completePersonalId(`2${identity.phone.slice(-8)}`);
  const id = await register(test, identity, personalId);
  await payIn(test, id, identity);
  const { token } = await openSession(test.sandbox, id, Number(SITE_ID), ORIGIN);
  const record = async (name: string, asked: Promise<TestReply>) => {
    const reply = await asked;
    onReply(name, reply);
    return reply;
  };
  return {
    ...identity,
    id,
    token,
    personalId,
    api: (path, call = {}) => record(`${call.method ?? 'GET'} ${path}`, test.api(path, { token, ...call })),
    page: (path, call = {}) => record(`page ${path}`, test.fetch(`${PROVIDERS}${path}`, call)),
  };
}
