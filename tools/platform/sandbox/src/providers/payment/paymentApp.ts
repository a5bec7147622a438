import { Hono, type Context } from 'hono';
import { LANGS } from '../../contract/lang.ts';
import { badRequest, ok, plain, unauthorized, type Reply } from '../../contract/Reply.ts';
import { toResponse } from '../../http/apiApp.ts';
import type { Env } from '../../http/Env.ts';
import { formatMoney } from '../../money.ts';
import { decidePayment } from '../../payments/decidePayment.ts';
import { methodName } from '../../payments/methodsOf.ts';
import { settleDuePayments } from '../../payments/settleDuePayments.ts';
import { APPROVED, REJECTED } from '../../payments/statuses.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { bearerOf } from '../../session/findSession.ts';
import { framePolicy } from '../framePolicy.ts';
import { objectBody } from '../objectBody.ts';
import { paymentPage } from '../page/payment/paymentPage.ts';
import { pageResponse } from '../pageResponse.ts';
import { findWindow, takeWindow, type WindowPayment } from './openedWindow.ts';

const DECLINED = 'declined_in_payment_window';
const DECISIONS = { approve: APPROVED, decline: REJECTED } as const;

function paymentView({ brands, clock }: Sandbox, payment: WindowPayment) {
  const lang = LANGS.find((known) => known === payment.lang) ?? 'tr';
  return {
    lang,
    brand: brands.bySiteId(String(payment.site_id))?.name ?? '',
    method: methodName(payment.payment_id, lang) ?? payment.method,
    reference: `BZ-${String(payment.id).padStart(8, '0')}`,
    payer: `${payment.name} ${payment.surname}`,
    amount: formatMoney(payment.amount),
    currency: payment.currency,
    status: payment.status,
    secondsLeft: Math.max(0, Math.round(((payment.due_at?.getTime() ?? 0) - clock.now()) / 1000)),
    parentOrigin: payment.parent_origin,
  };
}

/** The payment of a token in its current state, after settling due payments. */
async function currentPayment(sandbox: Sandbox, token: string): Promise<WindowPayment | undefined> {
  const found = await findWindow(sandbox, token);
  if (!found) return undefined;
  await settleDuePayments(sandbox, found.player_id);
  return findWindow(sandbox, token);
}

/** Opens the window with the code of its URL, or again with the token from the first time. */
async function open(sandbox: Sandbox, context: Context<Env>): Promise<Reply> {
  const { launch } = (await objectBody(context.req.raw)) ?? {};
  const known = bearerOf(context.req.header('authorization'));
  if (typeof launch !== 'string' && !known) return badRequest();
  const token = typeof launch === 'string' && launch ? await takeWindow(sandbox, launch) : known;
  const payment = token ? await currentPayment(sandbox, token) : undefined;
  return payment ? ok({ token, ...paymentView(sandbox, payment) }) : plain(403, 'launch_used');
}

/** Approves or declines; a late request gets the decision that was made. */
async function decide(sandbox: Sandbox, context: Context<Env>): Promise<Reply> {
  const token = bearerOf(context.req.header('authorization'));
  const payment = token ? await currentPayment(sandbox, token) : undefined;
  if (!payment) return unauthorized();
  const { decision } = (await objectBody(context.req.raw)) ?? {};
  if (decision !== 'approve' && decision !== 'decline') return badRequest();
  const status = DECISIONS[decision];
  const note = status === REJECTED ? DECLINED : undefined;
  const at = sandbox.clock.date();
  const decided = await sandbox.db
    .transaction()
    .execute((tx) => decidePayment(tx, { id: payment.id, status, at, note }));
  const { status: now } = decided ?? (await findWindow(sandbox, token ?? '')) ?? payment;
  return ok({ status: now });
}

/** The payment window: its page and its two requests. */
export function paymentApp(sandbox: Sandbox): Hono<Env> {
  const app = new Hono<Env>();
  const policy = framePolicy(sandbox.brands);
  app.get('/payment/window', () => pageResponse(paymentPage, policy));
  app.post('/payment/api/open', async (context) => toResponse(await open(sandbox, context), context.req.raw));
  app.post('/payment/api/decide', async (context) =>
    toResponse(await decide(sandbox, context), context.req.raw),
  );
  return app;
}
