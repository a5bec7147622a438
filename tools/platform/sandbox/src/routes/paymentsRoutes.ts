import type { PendingTransaction } from '@baize/api';
import { formatMoment } from '../clock.ts';
import { sessionOf, type Call, type Handler } from '../contract/Call.ts';
import { notFound, ok } from '../contract/Reply.ts';
import { formatMoney } from '../money.ts';
import { cancelPayment } from '../payments/cancelPayment.ts';
import { ENVOY_ID, ENVOY_QR_ID } from '../payments/depositMethods.ts';
import { envoyOptions, openEnvoyPayment, openEnvoyQr } from '../payments/envoy.ts';
import { ENVOY_BANKS } from '../payments/envoyBanks.ts';
import { pendingPayments } from '../payments/financialHistory.ts';
import { methodName, methodsOf } from '../payments/methodsOf.ts';
import { categoriesOf, methodView } from '../payments/methodView.ts';
import { DEPOSIT, WITHDRAWAL, type PaymentType } from '../payments/PaymentMethod.ts';
import { confirmRovpayDeposit, openRovpayAccount } from '../payments/rovpay.ts';
import { startPayment } from '../payments/startPayment.ts';

const ENVOY_IDS: ReadonlySet<number> = new Set([ENVOY_ID, ENVOY_QR_ID]);

const typeOf = (value: unknown): PaymentType => (Number(value) === WITHDRAWAL ? WITHDRAWAL : DEPOSIT);
const listOf = ({ brand, query }: Call) => methodsOf(brand, typeOf(query.type));

const getPaymentMethods: Handler = (_, call) =>
  ok({ paymentMethods: listOf(call).map(({ id, name }) => ({ id, name: name[call.lang] })) });

const getPaymentDetails: Handler = (_, call) => {
  const methods = listOf(call);
  return ok({
    categories: categoriesOf(methods, call.lang),
    methods: methods.map((method) => methodView(method, call.brand, call.lang)),
  });
};

const getPendingTransactions: Handler = async ({ db }, call) => {
  const rows = await pendingPayments(db, sessionOf(call).player.id, typeOf(call.params.type));
  const data = rows.map(({ id, amount, created_at, payment_id, method }): PendingTransaction => ({
    id,
    amount: formatMoney(amount),
    created_at: formatMoment(created_at),
    payment: { name: methodName(payment_id, call.lang) ?? method },
  }));
  return ok({ success: true, data });
};

/** The banks, if the brand has the method. */
const getEnvoyBanks: Handler = (_, { brand }) =>
  ok({ banks: methodsOf(brand, DEPOSIT).some(({ id }) => ENVOY_IDS.has(id)) ? ENVOY_BANKS : [] });

const getEnvoyPayments: Handler = (_, call) => {
  const options = envoyOptions(call.params.bankSlug);
  if (!options) return notFound();
  return ok({
    payments: options.map(({ amount, refCode }) => ({ amount: formatMoney(amount), ref_code: refCode })),
  });
};

export const paymentsRoutes: Record<string, Handler> = {
  getPaymentMethods,
  getPaymentDetails,
  startDeposit: (sandbox, call) => startPayment(sandbox, call, DEPOSIT),
  startWithdrawal: (sandbox, call) => startPayment(sandbox, call, WITHDRAWAL),
  getPendingTransactions,
  cancelPendingTransaction: cancelPayment,
  openRovpayAccount,
  confirmRovpayDeposit,
  getEnvoyBanks,
  getEnvoyPayments,
  openEnvoyPayment,
  openEnvoyQr,
};
