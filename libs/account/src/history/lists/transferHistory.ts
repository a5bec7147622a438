import { api, call } from '@baize/api';
import { TransferIcon } from '@baize/ui';
import type { HistoryList, HistoryTextKey, StatusWord } from '../HistoryList.ts';
import { decodeTransfer, type TransferRow } from '../historyRows.ts';
import { sumOf } from './sumOf.ts';

const TO_MAIN = 1;
const TO_POKER = 2;
const COMPLETED = 1;

const DIRECTIONS: ReadonlyMap<number, HistoryTextKey> = new Map([
  [TO_MAIN, 'poker_to_main'],
  [TO_POKER, 'main_to_poker'],
]);

const STATUSES: ReadonlyMap<number, StatusWord> = new Map([
  [0, { label: 'waiting', tone: 'warning' }],
  [COMPLETED, { label: 'completed', tone: 'positive' }],
  [2, { label: 'canceled', tone: 'danger' }],
]);

/** Transfers between the main and the poker wallet (spec 3/history/1 and 6). Sums include only completed ones. */
export const transferHistory: HistoryList<TransferRow> = {
  id: 'transfers',
  title: 'transfers',
  lead: 'transfers_lead',
  daysBack: 2,
  types: [
    { value: TO_MAIN, label: 'poker_to_main' },
    { value: TO_POKER, label: 'main_to_poker' },
  ],
  fetchPage: ({ type, ...query }, signal) =>
    call(
      api.GET('/account/game-transfers', {
        params: { query: { ...query, ...(type !== undefined && { type: type as 1 | 2 }) } },
        signal,
      }),
    ),
  decode: decodeTransfer,
  columns: [
    {
      kind: 'text',
      head: 'direction',
      value: ({ type, name }, { t }) => {
        const direction = DIRECTIONS.get(type);
        return direction ? t(direction) : name;
      },
    },
    { kind: 'time', head: 'date', value: ({ created_at: at }) => at },
    { kind: 'status', head: 'status', value: ({ status }) => STATUSES.get(status) },
    { kind: 'money', head: 'amount', value: ({ amount }) => amount },
  ],
  details: [
    { kind: 'text', head: 'transaction_number', value: ({ id }) => String(id) },
    { kind: 'text', head: 'wallet', value: ({ name }) => name },
  ],
  sign: () => ({ icon: TransferIcon }),
  totals: (rows) => {
    const sum = (direction: number) =>
      sumOf(
        rows
          .filter(({ type, status }) => type === direction && status === COMPLETED)
          .map(({ amount }) => amount),
      );
    return [
      { label: 'to_poker_total', minor: sum(TO_POKER) },
      { label: 'to_main_total', minor: sum(TO_MAIN) },
    ];
  },
};
