import { LANGS, type Lang } from '../../contract/lang.ts';
import { badRequest, ok, plain, tooManyRequests, type Reply } from '../../contract/Reply.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { takeUse } from '../../session/rateLimit.ts';
import type { DailyPage } from './draws.ts';
import { CHESTS } from './prizes.ts';
import type { PayingPage } from './ticket.ts';
import { takeTurn } from './turns.ts';
import { turnView } from './turnView.ts';
import { ticketVisitor, visitVisitor, type Visitor } from './visitor.ts';

export type EmbedBody = Record<string, unknown>;

/** The number of requests without a ticket that an IP address may send per minute. */
const UNPROVEN_CALLS = 60;
const MINUTE = 60_000;

export interface EmbedCall {
  body: EmbedBody;
  /** The client's IP address. */
  ip: string;
}

/** The language of a request's page. */
export const langOf = ({ lang }: EmbedBody): Lang => LANGS.find((known) => known === lang) ?? 'tr';

/** Seconds until this IP address may send another request without a ticket; 0 if it may now. */
export const unprovenWait = ({ db, clock }: Sandbox, ip: string): Promise<number> =>
  takeUse(db, { key: `embed:${ip}`, limit: UNPROVEN_CALLS, window: MINUTE }, clock.date());

/** The request's visitor; or the refusal: 403 for an invalid or expired ticket, 429, 400. */
export async function callerOf(
  sandbox: Sandbox,
  page: PayingPage,
  { body, ip }: EmbedCall,
): Promise<{ visitor: Visitor } | { refusal: Reply }> {
  if (body.ticket !== undefined) {
    const visitor = await ticketVisitor(sandbox, page, typeof body.ticket === 'string' ? body.ticket : '');
    return visitor ? { visitor } : { refusal: plain(403, 'ticket_over') };
  }
  const visitor = visitVisitor(body.visit);
  if (!visitor) return { refusal: badRequest() };
  const wait = await unprovenWait(sandbox, ip);
  return wait > 0 ? { refusal: tooManyRequests(wait) } : { visitor };
}

/** Takes a visitor's turn of the day, and returns its result. */
export async function answerTurn(
  sandbox: Sandbox,
  request: { page: DailyPage; visitor: Visitor; choice: number; lang: Lang },
): Promise<Reply> {
  const { turn, fresh } = await takeTurn(sandbox, request);
  return ok({ fresh, turn: await turnView(sandbox, { ...request, turn }) });
}

/** Spins the wheel. */
export async function spinWheel(sandbox: Sandbox, call: EmbedCall): Promise<Reply> {
  const caller = await callerOf(sandbox, 'wheel', call);
  if ('refusal' in caller) return caller.refusal;
  return answerTurn(sandbox, { page: 'wheel', ...caller, choice: 0, lang: langOf(call.body) });
}

/** Opens one of the nine chests. */
export async function openChest(sandbox: Sandbox, call: EmbedCall): Promise<Reply> {
  const choice = CHESTS.findIndex((_, place) => place === call.body.choice);
  if (choice < 0) return badRequest();
  const caller = await callerOf(sandbox, 'treasure', call);
  if ('refusal' in caller) return caller.refusal;
  return answerTurn(sandbox, { page: 'treasure', ...caller, choice, lang: langOf(call.body) });
}
