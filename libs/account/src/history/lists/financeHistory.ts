import { api, call } from '@baize/api';
import { MoneyInIcon, MoneyOutIcon } from '@baize/ui';
import type { HistoryList, HistoryTextKey, StatusWord } from '../HistoryList.ts';
import { decodeFinance, type FinanceRow } from '../historyRows.ts';
import { sumOf } from './sumOf.ts';

const DEPOSIT = '1';
const APPROVED = 1;
const REJECTED = 2;

const STATUSES: ReadonlyMap<number, StatusWord> = new Map([
  [0, { label: 'pending', tone: 'warning' }],
  [APPROVED, { label: 'approved', tone: 'positive' }],
  [REJECTED, { label: 'rejected', tone: 'danger' }],
  [3, { label: 'processing', tone: 'accent' }],
]);

const isDeposit = ({ type }: FinanceRow) => type === DEPOSIT;
const kindOf = (row: FinanceRow): HistoryTextKey => (isDeposit(row) ? 'deposit' : 'withdrawal');
/** Whether money has moved, or may still move. */
const moves = ({ status }: FinanceRow) => status !== REJECTED;
const movement = (row: FinanceRow) =>
  row.amount === undefined || isDeposit(row) || !moves(row) ? row.amount : -row.amount;

/** Deposits and withdrawals (spec 3/history/3 and 6). Sums include only approved ones. */
export const financeHistory: HistoryList<FinanceRow> = {
  id: 'finance',
  title: 'finance',
  lead: 'finance_lead',
  types: [
    { value: 1, label: 'deposit' },
    { value: 2, label: 'withdrawal' },
  ],
  byMethod: true,
  fetchPage: ({ type, ...query }, signal) =>
    call(
      api.GET('/account/financial-history', {
        params: { query: { ...query, ...(type !== undefined && { type: type as 1 | 2 }) } },
        signal,
      }),
    ),
  decode: decodeFinance,
  columns: [
    { kind: 'text', head: 'method', value: ({ payment }) => payment?.name },
    { kind: 'text', head: 'type', value: (row, { t }) => t(kindOf(row)) },
    { kind: 'time', head: 'date', value: ({ created_at: at }) => at },
    { kind: 'status', head: 'status', value: ({ status }) => STATUSES.get(status) },
    { kind: 'money', head: 'amount', value: movement, signed: moves },
  ],
  details: [
    { kind: 'text', head: 'transaction_number', value: ({ id }) => String(id) },
    {
      kind: 'text',
      head: 'note',
      value: ({ manager_note: note }, { serverText, t }) => (note ? serverText.label(note) : t('no_note')),
    },
  ],
  sign: (row) =>
    isDeposit(row)
      ? { icon: MoneyInIcon, tone: moves(row) ? 'positive' : 'plain' }
      : { icon: MoneyOutIcon, tone: 'plain' },
  totals: (rows) => {
    const approved = rows.filter(({ status }) => status === APPROVED);
    const sum = (deposits: boolean) =>
      sumOf(approved.filter((row) => isDeposit(row) === deposits).map(({ amount }) => amount));
    return [
      { label: 'deposits_total', minor: sum(true) },
      { label: 'withdrawals_total', minor: sum(false) },
    ];
  },
};
