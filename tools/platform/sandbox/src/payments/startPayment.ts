import type { PaymentReply } from '@baize/api';
import { sessionOf, type Call } from '../contract/Call.ts';
import { fieldErrors, notFound, ok, type Reply } from '../contract/Reply.ts';
import { moneyCall } from '../ledger/moneyCall.ts';
import type { Sandbox } from '../Sandbox.ts';
import { checkForm } from './checkForm.ts';
import { methodsOf } from './methodsOf.ts';
import { openPayment } from './openPayment.ts';
import { openWindow } from './openWindow.ts';
import { DEPOSIT, endpointOf, type PaymentMethod, type PaymentType } from './PaymentMethod.ts';
import { paymentRightsRefusal } from './paymentRightsRefusal.ts';

/** The status that a client shows as a warning (ADR 13). */
const WARNING = 600;
const FINE = 200;

const paymentReply = (status: PaymentReply['status'], data: PaymentReply['data']): Reply =>
  ok({ status, data } satisfies PaymentReply);

const TAKEN: Record<PaymentType, string> = {
  1: 'deposit_request_received',
  2: 'withdrawal_request_received',
};

type Form = Record<string, unknown>;

function findMethod(call: Call, type: PaymentType): PaymentMethod | undefined {
  const { payment_id: id } = call.body as Form;
  return methodsOf(call.brand, type).find(
    (method) => method.kind !== 'page' && method.slug === call.params.method && method.id === Number(id),
  );
}

/**
 * Starts a deposit or withdrawal with one of the brand's methods. Refusals about the player come before form
 * errors.
 */
export async function startPayment(sandbox: Sandbox, call: Call, type: PaymentType): Promise<Reply> {
  const method = findMethod(call, type);
  const form = call.body as Form;
  if (!method) return notFound();
  if (form.endpoint !== endpointOf(method))
    return fieldErrors(422, { endpoint: ['Invalid parameter `endpoint`'] });
  if (method.maintenance) return paymentReply(WARNING, { message: 'payment_method_under_maintenance' });
  const { player } = sessionOf(call);
  const barred = await paymentRightsRefusal(sandbox.db, player, type);
  if (barred) return barred;
  const checked = checkForm(method, form);
  if ('errors' in checked) return fieldErrors(422, checked.errors);
  const inWindow = type === DEPOSIT && method.kind !== 'form';
  return moneyCall(sandbox, call, async (tx) => {
    const now = sandbox.clock.date();
    const opened = await openPayment(tx, {
      ...checked,
      player,
      siteId: call.brand.siteId,
      method,
      inWindow,
      now,
    });
    if ('refusal' in opened) return opened.refusal;
    if (!inWindow) return paymentReply(FINE, { message: TAKEN[type] });
    return paymentReply(FINE, { url: await openWindow(sandbox, tx, call, opened.id) });
  });
}
