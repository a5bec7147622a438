import { clearingAccount, houseAccount } from '../../../src/ledger/accounts.ts';
import { DEPOSIT_METHODS } from '../../../src/payments/depositMethods.ts';
import { WITHDRAWAL_METHODS } from '../../../src/payments/withdrawalMethods.ts';
import { embedDigest } from '../../../src/providers/embed/embedDigest.ts';
import type { Sandbox } from '../../../src/Sandbox.ts';
import { seededSecrets } from '../../../src/random.ts';
import { tokenPepper } from '../../../src/session/tokens.ts';
import { emptyStore } from '../../../src/store/emptyStore.ts';
import { TEST_NOON, type TestSandbox } from '../../../src/testing/openTest.ts';
import { makeContractCalls, makeReads, type Known } from './contractCalls.ts';
import { breakdownsIn, changesIn, differencesIn, leaksIn, type AttackerReply } from './judge.ts';
import { BANK, createPerson, type Identity, type Person } from './Person.ts';
import { lookLater, makePageCalls } from './pageCalls.ts';
import { cancelOwn, makeLastCalls } from './visitorCalls.ts';
import { numberFrom, rowsOf } from './storeRows.ts';
import { ATTACK, makeVictim, VICTIM } from './victim.ts';

/** First ids of the victim's and of the attacker's rows: an id shows its owner. */
const VICTIMS = 7_700_000;
const ATTACKERS = 8_800_000;

const ATTACKER: Identity = {
  username: 'atakan',
  phone: '5338824682',
  surname: 'Sayar',
  balance: 5_000_00n,
  currency: 1,
};

/** Texts that only the victim's records contain. */
const MARKS = [/7700\d\d\d/, /7713[.,]?37/, /_mark\b/, new RegExp(VICTIM.surname)];
/** The player ids of the victim and the bystander. */
const OWNER_MARKS = [/\b770000[12]\b/];

interface World {
  attackerReplies: readonly AttackerReply[];
  known: Known;
  faults: readonly string[];
}

type Step = (test: TestSandbox, person: Person, victim: Known) => Promise<void>;

const STEPS: readonly Step[] = [
  makeContractCalls,
  cancelOwn,
  makePageCalls,
  lookLater,
  makeReads,
  makeLastCalls,
];

/** Attacks step by step, until data of the victim has leaked or changed. */
async function attack(test: TestSandbox, victim: Known): Promise<Omit<World, 'known'>> {
  const before = await rowsOf(test.sandbox);
  const attackerReplies: AttackerReply[] = [];
  const attacker = await createPerson(test, ATTACKER, (name, { status, text }) =>
    attackerReplies.push({ name, reply: `${status} ${text}` }),
  );
  for (const step of STEPS) {
    await step(test, attacker, victim);
    const after = await rowsOf(test.sandbox);
    const faults = [
      ...changesIn(before, after, OWNER_MARKS),
      ...leaksIn(attackerReplies, MARKS),
      ...breakdownsIn(attackerReplies),
    ];
    if (faults.length > 0) return { attackerReplies, faults };
  }
  return { attackerReplies, faults: [] };
}

/** Creates in both worlds the records that the platform creates on first use. */
async function openPlatform(sandbox: Sandbox): Promise<void> {
  const { db } = sandbox;
  await tokenPepper(sandbox);
  await embedDigest(sandbox, 'ticket');
  const slugs = [...DEPOSIT_METHODS, ...WITHDRAWAL_METHODS].map(({ slug }) => slug);
  for (const { currency } of [VICTIM, ATTACKER]) {
    await houseAccount(db, currency);
    for (const method of new Set([BANK, ...slugs])) await clearingAccount(db, method, currency);
  }
}

/**
 * Makes the attacker's requests in a store with the victim's records, or without. Clock, ids and tokens are
 * equal in both, so replies only differ when they depend on the victim's records.
 */
async function playWorld(test: TestSandbox, known: Known | undefined): Promise<World> {
  const { sandbox } = test;
  await emptyStore(sandbox.db);
  sandbox.clock.set(TEST_NOON);
  sandbox.secrets = seededSecrets(1);
  await openPlatform(sandbox);
  await numberFrom(sandbox, VICTIMS);
  const victims = known ?? (await makeVictim(test));
  sandbox.clock.set(ATTACK);
  sandbox.secrets = seededSecrets(2);
  await sandbox.db.deleteFrom('rate_limit').execute();
  await numberFrom(sandbox, ATTACKERS);
  return { ...(await attack(test, victims)), known: victims };
}

/** The result of the ownership fuzz. */
export interface OwnershipRun {
  faults: readonly string[];
  attackerReplies: readonly AttackerReply[];
  known: Known;
}

/**
 * An attacker sends every request with every record id of a victim. No reply may contain data of the victim,
 * no row of the victim may change, and each reply must equal the one from a world without the victim.
 */
export async function runOwnership(test: TestSandbox): Promise<OwnershipRun> {
  const { known, attackerReplies, faults } = await playWorld(test, undefined);
  if (faults.length > 0) return { faults, attackerReplies, known };
  const alone = await playWorld(test, known);
  return { faults: differencesIn(attackerReplies, alone.attackerReplies), attackerReplies, known };
}
