import type { Reply } from '../../contract/Reply.ts';
import type { MoneyEffect } from '../../ledger/idempotentReply.ts';
import type { Sandbox } from '../../Sandbox.ts';
import type { Body } from '../objectBody.ts';
import type { PageSession } from './pageSession.ts';

/** A provider's pages that aren't games of the catalogue: sportsbooks, side wallets' rooms. */
export interface Desk {
  /** The path of its pages and requests: `binary` for `/binary/lobby` and `/binary/api/…`. */
  name: string;
  /** The HTML of all its pages. */
  page: string;
  /** The classic script under `page/` that renders a page in another document: `<page>.js`. */
  script?: string;
  hasPage(rest: string): boolean;
  /** The desk's data for a page when it opens, in addition to the common data. */
  describe(sandbox: Sandbox, session: PageSession): Promise<Body>;
  /** Read requests; they may settle payments and bets that are due. */
  reads: Record<string, (sandbox: Sandbox, session: PageSession, body: Body) => Promise<Reply>>;
  /** Requests that stake money, once per key; undefined if the body isn't a valid bet. */
  stakes: Record<string, (sandbox: Sandbox, session: PageSession, body: Body) => MoneyEffect | undefined>;
}
