import { sql, type Kysely } from 'kysely';
import type { Database } from '../store/Database.ts';

interface Invariant {
  name: string;
  /** Selects one row `offender` per violation. */
  query: ReturnType<typeof sql<{ offender: string }>>;
}

const INVARIANTS: readonly Invariant[] = [
  {
    name: 'entries sum to 0 per transaction and currency',
    query: sql`select 'transaction ' || e.transaction_id || ' currency ' || a.currency as offender
      from ledger_entry e join account a on a.id = e.account_id
      group by e.transaction_id, a.currency having sum(e.amount) <> 0`,
  },
  {
    name: 'a balance equals its entries',
    query: sql`select 'account ' || a.id as offender
      from account a left join ledger_entry e on e.account_id = a.id
      group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    name: 'no negative player wallet',
    query: sql`select 'account ' || id as offender from account where player_id is not null and balance < 0`,
  },
  {
    name: 'holds equal pending withdrawals',
    query: sql`select 'player ' || coalesce(h.player_id, w.player_id) || ' currency ' || coalesce(h.currency, w.currency) as offender
      from (select player_id, currency, sum(balance) as held from account where kind = 'hold' group by player_id, currency) h
      full join (select player_id, currency, sum(amount) as asked from payment_transaction
        where type = 2 and status in (0, 3) group by player_id, currency) w
        on w.player_id = h.player_id and w.currency = h.currency
      where coalesce(h.held, 0) <> coalesce(w.asked, 0)`,
  },
  {
    name: 'every transaction has two entries or more',
    query: sql`select 'transaction ' || t.id as offender
      from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id
      group by t.id having count(e.id) < 2`,
  },
];

export interface InvariantState {
  name: string;
  holds: boolean;
  /** The first few violating rows. */
  offenders: readonly string[];
}

const SHOWN = 5;

/** Checks all invariants of the ledger. */
export async function checkInvariants(db: Kysely<Database>): Promise<InvariantState[]> {
  const states: InvariantState[] = [];
  for (const { name, query } of INVARIANTS) {
    const { rows } = await query.execute(db);
    const offenders = rows.slice(0, SHOWN).map(({ offender }) => offender);
    states.push({ name, holds: rows.length === 0, offenders });
  }
  return states;
}

/** @throws with the violations if an invariant doesn't hold */
export async function requireInvariants(db: Kysely<Database>): Promise<void> {
  const broken = (await checkInvariants(db)).filter(({ holds }) => !holds);
  if (broken.length === 0) return;
  const reasons = broken.map(({ name, offenders }) => `${name} (${offenders.join(', ')})`).join('; ');
  throw new Error(
    `The ledger is inconsistent: ${reasons}. Find the posting that caused it, and reset the data folder.`,
  );
}
