import { api, call } from '@baize/api';
import { GamepadIcon } from '@baize/ui';
import type { HistoryList, StatusWord } from '../HistoryList.ts';
import { decodeGameRow, type GameRow } from '../historyRows.ts';
import { sumOf } from './sumOf.ts';

const BET = 1;
const WIN = 2;
const REFUND = 3;

const KINDS: ReadonlyMap<number, StatusWord> = new Map([
  [BET, { label: 'bet', tone: 'neutral' }],
  [WIN, { label: 'win', tone: 'positive' }],
  [REFUND, { label: 'refund', tone: 'accent' }],
]);

/** The platform sends an amount without its sign, or a stake as a negative amount. */
const signed = ({ amount, type }: GameRow) =>
  amount === undefined ? undefined : type === BET ? -Math.abs(amount) : Math.abs(amount);

/** Stakes, wins and refunds by game (spec 3/history/1 and 7). */
export const gameHistory: HistoryList<GameRow> = {
  id: 'games',
  title: 'games',
  lead: 'games_lead',
  types: [
    { value: BET, label: 'bet' },
    { value: WIN, label: 'win' },
    { value: REFUND, label: 'refund' },
  ],
  fetchPage: ({ type, ...query }, signal) =>
    call(
      api.GET('/account/game-history', {
        params: { query: { ...query, ...(type !== undefined && { type: type as 1 | 2 | 3 }) } },
        signal,
      }),
    ),
  decode: decodeGameRow,
  columns: [
    { kind: 'text', head: 'game', value: ({ game_name: name }) => name || undefined },
    { kind: 'time', head: 'date', value: ({ created_at: at }) => at },
    { kind: 'status', head: 'type', value: ({ type }) => KINDS.get(type) },
    { kind: 'money', head: 'amount', value: signed, signed: () => true },
    { kind: 'money', head: 'balance_after', value: ({ player_balance: balance }) => balance },
  ],
  details: [
    { kind: 'text', head: 'transaction_number', value: ({ transaction_id: id }) => id },
    { kind: 'text', head: 'game_number', value: ({ game_id: id }) => id?.toString() },
  ],
  sign: ({ game_image: image }) => ({ icon: GamepadIcon, image }),
  totals: (rows) => {
    const sum = (kind: number) => sumOf(rows.filter(({ type }) => type === kind).map(signed));
    return [
      { label: 'staked_total', minor: sumOf([sum(BET)].map((minor) => minor && -minor)) },
      { label: 'won_total', minor: sum(WIN) },
      { label: 'net_total', minor: sumOf([sum(BET), sum(WIN), sum(REFUND)]), signed: true },
    ];
  },
};
