import { api, call } from '@baize/api';
import { SparklesIcon } from '@baize/ui';
import type { HistoryList, StatusWord } from '../HistoryList.ts';
import { decodeFreeSpin, type FreeSpinRow } from '../historyRows.ts';
import { sumOf } from './sumOf.ts';

const STATUSES: ReadonlyMap<number, StatusWord> = new Map([
  [1, { label: 'active', tone: 'positive' }],
  [2, { label: 'cancelled', tone: 'danger' }],
  [3, { label: 'spins_completed', tone: 'neutral' }],
]);

/** The free spins that a player has or had (spec 3/history/1 and 6). */
export const freeSpinHistory: HistoryList<FreeSpinRow> = {
  id: 'free_spins',
  title: 'free_spins',
  lead: 'free_spins_lead',
  statuses: [
    { value: 1, label: 'active' },
    { value: 2, label: 'cancelled' },
    { value: 3, label: 'spins_completed' },
  ],
  fetchPage: ({ status, ...query }, signal) =>
    call(
      api.GET('/account/free-spin-history', {
        params: { query: { ...query, ...(status !== undefined && { status: status as 1 | 2 | 3 }) } },
        signal,
      }),
    ),
  decode: decodeFreeSpin,
  columns: [
    { kind: 'text', head: 'game', value: ({ name }) => name || undefined },
    { kind: 'time', head: 'date', value: ({ created_at: at }) => at },
    {
      kind: 'text',
      head: 'spins_left',
      value: ({ left, count }, { t }) =>
        left === undefined || count === undefined ? undefined : t('left_of', { left, total: count }),
    },
    { kind: 'status', head: 'status', value: ({ status }) => STATUSES.get(status) },
    { kind: 'money', head: 'total_win', value: ({ total_win: win }) => win },
  ],
  details: [
    { kind: 'text', head: 'transaction_number', value: ({ id }) => String(id) },
    { kind: 'money', head: 'spin_amount', value: ({ amount }) => amount },
  ],
  sign: ({ image }) => ({ icon: SparklesIcon, image }),
  totals: (rows) => [{ label: 'won_total', minor: sumOf(rows.map(({ total_win: win }) => win)) }],
};
