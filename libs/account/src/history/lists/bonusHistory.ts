import { api, call } from '@baize/api';
import { GiftIcon } from '@baize/ui';
import type { HistoryList, StatusWord } from '../HistoryList.ts';
import { decodeBonus, type BonusRow } from '../historyRows.ts';
import { sumOf } from './sumOf.ts';

const STATUSES: ReadonlyMap<number, StatusWord> = new Map([
  [1, { label: 'active', tone: 'positive' }],
  [2, { label: 'bonus_completed', tone: 'neutral' }],
  [3, { label: 'rejected', tone: 'danger' }],
  [4, { label: 'expired', tone: 'warning' }],
]);

/** A player's bonuses (spec 3/history/1 and 6). */
export const bonusHistory: HistoryList<BonusRow> = {
  id: 'bonuses',
  title: 'bonuses',
  lead: 'bonuses_lead',
  statuses: [
    { value: 1, label: 'active' },
    { value: 2, label: 'bonus_completed' },
    { value: 3, label: 'rejected' },
    { value: 4, label: 'expired' },
  ],
  fetchPage: ({ status, ...query }, signal) =>
    call(
      api.GET('/account/bonus-history', {
        params: { query: { ...query, ...(status !== undefined && { status: status as 1 | 2 | 3 | 4 }) } },
        signal,
      }),
    ),
  decode: decodeBonus,
  columns: [
    { kind: 'text', head: 'bonus', value: ({ name }) => name || undefined },
    { kind: 'time', head: 'date', value: ({ created_at: at }) => at },
    { kind: 'status', head: 'status', value: ({ status }) => STATUSES.get(status) },
    { kind: 'money', head: 'amount', value: ({ amount }) => amount },
  ],
  details: [
    { kind: 'text', head: 'transaction_number', value: ({ id }) => String(id) },
    {
      kind: 'text',
      head: 'wagering',
      value: ({ wagering }, { t, money }) =>
        wagering && t('wagered_of', { wagered: money(wagering.wagered), required: money(wagering.required) }),
    },
    {
      kind: 'time',
      head: 'expires',
      value: ({ expires_at: at }) => at,
    },
  ],
  sign: () => ({ icon: GiftIcon }),
  totals: (rows) => [{ label: 'bonus_total', minor: sumOf(rows.map(({ amount }) => amount)) }],
};
