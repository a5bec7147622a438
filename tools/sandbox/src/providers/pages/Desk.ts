import type { Transaction } from 'kysely';
import type { Reply } from '../../contract/Reply.ts';
import type { Sandbox } from '../../Sandbox.ts';
import type { Database } from '../../store/Database.ts';
import type { PageSession } from './pageSession.ts';

export type Body = Record<string, unknown>;
/** What a paying call does, in one transaction; undefined when its body is no bet. */
export type Stake = (tx: Transaction<Database>) => Promise<Reply>;

/** A provider's pages that are no game of the catalogue: sportsbooks, side wallets' rooms. */
export interface Desk {
  /** The folder of its pages and of its calls: `binary` for `/binary/lobby` and `/binary/api/…`. */
  name: string;
  /** The file that every page of it is. */
  file: string;
  /** The classic script that draws a page into another document: `<page>.js`. */
  script?: string;
  hasPage(rest: string): boolean;
  /** What the page is told when it opens, beside what every page is told. */
  describe(sandbox: Sandbox, session: PageSession): Promise<Body>;
  /** Calls that only read; they may settle what is over. */
  reads: Record<string, (sandbox: Sandbox, session: PageSession, body: Body) => Promise<Reply>>;
  /** Calls that stake money: once per key. */
  stakes: Record<string, (sandbox: Sandbox, session: PageSession, body: Body) => Stake | undefined>;
}
