import { api, call } from '@baize/api';
import { WalletIcon } from '@baize/ui';
import type { HistoryList, HistoryTextKey } from '../HistoryList.ts';
import { decodeLog, type LogRow } from '../historyRows.ts';
import { sumOf } from './sumOf.ts';

/** The platform's names of movements and of player actions. */
const NAMES: ReadonlyMap<string, HistoryTextKey> = new Map([
  ['bet', 'bet'],
  ['win', 'win'],
  ['deposit', 'deposit'],
  ['deposit_reversed', 'deposit_reversed'],
  ['withdrawal', 'withdrawal'],
  ['withdrawal_returned', 'withdrawal_returned'],
  ['transfer_in', 'transfer_in'],
  ['transfer_out', 'transfer_out'],
  ['adjustment', 'adjustment'],
]);

const isIn = ({ amount }: LogRow) => amount !== undefined && amount >= 0;
const isOut = ({ amount }: LogRow) => amount !== undefined && amount < 0;

/** Movements of the main wallet (spec 3/history/1). */
export const accountLogs: HistoryList<LogRow> = {
  id: 'logs',
  title: 'logs',
  lead: 'logs_lead',
  fetchPage: ({ start_date, end_date, page }, signal) =>
    call(api.GET('/account/logs', { params: { query: { start_date, end_date, page } }, signal })),
  decode: decodeLog,
  columns: [
    {
      kind: 'text',
      head: 'activity',
      value: ({ log_name: name }, { t, serverText }) => {
        const known = NAMES.get(name);
        return known ? t(known) : name ? serverText.label(name) : undefined;
      },
    },
    { kind: 'time', head: 'date', value: ({ created_at: at }) => at },
    { kind: 'money', head: 'amount', value: ({ amount }) => amount, signed: () => true },
    { kind: 'money', head: 'balance_after', value: ({ new_balance: balance }) => balance },
  ],
  details: [
    { kind: 'text', head: 'transaction_number', value: ({ external_id: id }) => id || undefined },
    { kind: 'text', head: 'about', value: ({ external_data: data }) => data || undefined },
  ],
  sign: (row) => ({ icon: WalletIcon, tone: isIn(row) ? 'positive' : 'plain' }),
  totals: (rows) => {
    const isKnown = rows.every(({ amount }) => amount !== undefined);
    const sum = (matches: (row: LogRow) => boolean) =>
      isKnown ? sumOf(rows.filter(matches).map(({ amount }) => amount)) : undefined;
    return [
      { label: 'in_total', minor: sum(isIn), signed: true },
      { label: 'out_total', minor: sum(isOut), signed: true },
    ];
  },
};
