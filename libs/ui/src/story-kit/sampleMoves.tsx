import { Badge, type BadgeTone } from '../chrome/Badge.tsx';
import { Money } from '../chrome/Money.tsx';
import type { Column } from '../data/Column.ts';
import { FactList } from '../data/FactList.tsx';

export type SampleMove = {
  id: number;
  method: string;
  deposit: boolean;
  date: string;
  status: string;
  tone: BadgeTone;
  amount: string;
  minor: number;
};

const STATES = [
  ['Bekliyor', 'warning'],
  ['Onaylandı', 'positive'],
  ['Onaylandı', 'positive'],
  ['Reddedildi', 'danger'],
  ['İşleniyor', 'neutral'],
] as const;
const METHODS = [
  'Papara',
  'Banka havalesi',
  'Kredi kartı',
  'Hızlı Havale / EFT / FAST (7/24)',
  'Payfix',
  'Bitcoin',
];
const AMOUNTS = [25000, 1250000, -480050, 100000, -75000, 1905, 349999];

const lira = new Intl.NumberFormat('tr', { style: 'currency', currency: 'TRY', signDisplay: 'always' });

/** Deposits and withdrawals as a player's history has them. */
export const sampleMoves = (count: number): SampleMove[] =>
  Array.from({ length: count }, (_, index) => {
    const minor = AMOUNTS[index % AMOUNTS.length] ?? 0;
    const [status, tone] = STATES[index % STATES.length] ?? STATES[0];
    return {
      id: 48_120 - index,
      method: METHODS[index % METHODS.length] ?? '',
      deposit: minor > 0,
      date: `${21 - index}.11.2026 ${String(9 + index).padStart(2, '0')}:4${index % 10}`,
      status,
      tone,
      amount: lira.format(minor / 100),
      minor,
    };
  });

export const moveColumns: Column<SampleMove>[] = [
  { id: 'method', head: 'Yöntem', cell: ({ method }) => method },
  { id: 'kind', head: 'İşlem', cell: ({ deposit }) => (deposit ? 'Yatırma' : 'Çekme'), skeleton: '64px' },
  { id: 'date', head: 'Tarih', cell: ({ date }) => date, skeleton: '120px' },
  {
    id: 'status',
    head: 'Durum',
    cell: ({ status, tone }) => <Badge tone={tone}>{status}</Badge>,
    skeleton: '72px',
  },
  {
    id: 'amount',
    head: 'Tutar',
    kind: 'number',
    card: 'aside',
    cell: ({ amount, minor }) => (
      <Money amount={amount} tone={minor > 0 ? 'win' : 'plain'} unknownLabel="bilinmiyor" />
    ),
  },
];

export function MoveDetails({ move }: { move: SampleMove }) {
  return (
    <FactList
      look="columns"
      facts={[
        { id: 'id', label: 'İşlem numarası', value: `TR-${move.id}` },
        { id: 'balance', label: 'Sonraki bakiye', value: '₺12.450,75' },
        { id: 'note', label: 'Not', value: 'Gönderen adı hesap sahibiyle aynı olmalı.' },
      ]}
    />
  );
}
