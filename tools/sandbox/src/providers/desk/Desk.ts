import type { Reply } from '../../contract/Reply.ts';
import type { MoneyEffect } from '../../ledger/replyOnce.ts';
import type { Sandbox } from '../../Sandbox.ts';
import type { Body } from '../objectBody.ts';
import type { PageSession } from './pageSession.ts';

/** A provider's pages that are no game of the catalogue: sportsbooks, side wallets' rooms. */
export interface Desk {
  /** The folder of its pages and of its calls: `binary` for `/binary/lobby` and `/binary/api/…`. */
  name: string;
  /** What every page of it is, as HTML. */
  page: string;
  /** The classic script under `page/` that draws a page into another document: `<page>.js`. */
  script?: string;
  hasPage(rest: string): boolean;
  /** What the page is told when it opens, beside what every page is told. */
  describe(sandbox: Sandbox, session: PageSession): Promise<Body>;
  /** Calls that only read; they may settle what is over. */
  reads: Record<string, (sandbox: Sandbox, session: PageSession, body: Body) => Promise<Reply>>;
  /** Calls that stake money, once per key; undefined when the body is no bet. */
  stakes: Record<string, (sandbox: Sandbox, session: PageSession, body: Body) => MoneyEffect | undefined>;
}
