import type { EnvoyReply } from '@baize/api';
import { sessionOf, type Call } from '../contract/Call.ts';
import { ok, type Reply } from '../contract/Reply.ts';
import { moneyCall } from '../ledger/moneyCall.ts';
import { formatMoney, parseMoney } from '../money.ts';
import type { Sandbox } from '../Sandbox.ts';
import { amountFault } from './checkForm.ts';
import { ENVOY_ID, ENVOY_QR_ID } from './depositMethods.ts';
import { ENVOY_AMOUNTS, ENVOY_BANKS } from './envoyBanks.ts';
import { methodsOf } from './methodsOf.ts';
import { openPayment } from './openPayment.ts';
import { openWindow } from './openWindow.ts';
import { DEPOSIT, type PaymentMethod } from './PaymentMethod.ts';
import { paymentRightsRefusal } from './paymentRightsRefusal.ts';

const refused = (error: string | null, errors: string[] = []): Reply =>
  ok({ status: false, error, errors } satisfies EnvoyReply);

const bankOf = (slug: unknown) => ENVOY_BANKS.find((bank) => bank.slug === slug);

/** The amounts that a bank accepts now, with their codes; undefined for an unknown bank. */
export function envoyOptions(slug: unknown) {
  const bank = bankOf(slug);
  return (
    bank &&
    ENVOY_AMOUNTS[bank.slug].map((amount) => ({
      amount,
      refCode: `${bank.slug}-${formatMoney(amount).slice(0, -3)}`,
    }))
  );
}

async function open(sandbox: Sandbox, call: Call, method: PaymentMethod, amount: bigint): Promise<Reply> {
  const { player } = sessionOf(call);
  const barred = await paymentRightsRefusal(sandbox.db, player, DEPOSIT);
  if (barred) return barred;
  return moneyCall(sandbox, call, async (tx) => {
    const details = { bank: String(call.query.bank) };
    const now = sandbox.clock.date();
    const { siteId } = call.brand;
    const opened = await openPayment(tx, { player, siteId, method, amount, details, inWindow: true, now });
    if ('refusal' in opened) {
      const { data } = opened.refusal.body as { data: { message: string } };
      return data.message === 'pending_transaction_exists' ? refused(data.message) : opened.refusal;
    }
    const iframe_url = await openWindow(sandbox, tx, call, opened.id);
    return ok({ status: true, error: null, errors: [], data: { iframe_url } } satisfies EnvoyReply);
  });
}

const methodOf = ({ brand }: Call, id: number) =>
  methodsOf(brand, DEPOSIT).find((method) => method.id === id);

/** Opens the payment window for one of a bank's amounts. */
export async function openEnvoyPayment(sandbox: Sandbox, call: Call): Promise<Reply> {
  const options = envoyOptions(call.query.bank);
  if (!options) return refused('please_select_bank');
  const option = options.find(({ refCode }) => refCode === call.query.id);
  const method = methodOf(call, ENVOY_ID);
  if (!option || !method) return refused('payment_option_not_available');
  return open(sandbox, call, method, option.amount);
}

/** Opens the QR payment window for any amount. */
export async function openEnvoyQr(sandbox: Sandbox, call: Call): Promise<Reply> {
  if (!bankOf(call.query.bank)) return refused('please_select_bank');
  const method = methodOf(call, ENVOY_QR_ID);
  if (!method) return refused('payment_option_not_available');
  const asked = typeof call.query.id === 'string' ? call.query.id.trim() : '';
  const amount = parseMoney(asked);
  const fault = asked === '' ? 'write_amount' : amountFault(method, amount);
  if (fault || amount === undefined) return refused(null, [fault ?? 'write_amount']);
  return open(sandbox, call, method, amount);
}
