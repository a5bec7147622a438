import type { FinancialRecord } from '@baize/api';
import { pageOf } from '../account/pageOf.ts';
import { readRange } from '../account/readRange.ts';
import { formatMoment } from '../clock.ts';
import { sessionOf, type Handler } from '../contract/Call.ts';
import { fieldErrors, ok } from '../contract/Reply.ts';
import { formatMoney } from '../money.ts';
import { financialHistory } from '../payments/financialHistory.ts';
import { methodName } from '../payments/methodsOf.ts';
import { WITHDRAWAL } from '../payments/PaymentMethod.ts';

const number = (value: unknown) => (value === undefined ? undefined : Number(value));

const getFinancialHistory: Handler = async ({ db }, call) => {
  const range = readRange(call.query);
  if ('wrong' in range) return fieldErrors(422, range.wrong);
  const page = Number(call.query.page ?? 1);
  const { rows, total } = await financialHistory(db, {
    ...range,
    playerId: sessionOf(call).player.id,
    type: number(call.query.type),
    paymentId: number(call.query.payment_id),
    page,
  });
  const data = rows.map((row): FinancialRecord => ({
    id: row.id,
    type: row.type === WITHDRAWAL ? '2' : '1',
    status: row.status as FinancialRecord['status'],
    amount: formatMoney(row.amount),
    created_at: formatMoment(row.created_at),
    payment: { name: methodName(row.payment_id, call.lang) ?? row.method },
    manager_note: row.manager_note,
  }));
  return ok({ data: pageOf(data, page, total) });
};

export const financeRoutes: Record<string, Handler> = { getFinancialHistory };
