import type { Block } from '@baize/pdf';
import { accountLogs } from '../lists/accountLogs.ts';
import { cellText } from '../list-page/cellText.ts';
import { headOf, type RowWords } from '../list-page/useRowWords.ts';
import type { Statement } from './statementFromLog.ts';

const row = (cells: readonly string[], head = false): Block => ({ kind: 'row', cells, head });

/** A statement as the blocks of its PDF. Its month and its times are in UTC. */
export function statementPdf(
  { movements, opening, closing, paidIn, paidOut }: Statement,
  { month, player }: { month: string; player: string },
  words: RowWords,
): Block[] {
  const { t, money, signed } = words;
  const fact = (label: string, value: string) => row([label, value]);
  return [
    { kind: 'text', text: `${month} · ${t('player')}: ${player}` },
    fact(t('opening_balance'), money(opening)),
    fact(t('in_total'), signed(paidIn)),
    fact(t('out_total'), signed(paidOut)),
    fact(t('closing_balance'), money(closing)),
    { kind: 'heading', level: 2, text: t('movements') },
    row(
      accountLogs.columns.map((column) => headOf(column, words)),
      true,
    ),
    ...movements.map((movement) =>
      row(accountLogs.columns.map((column) => cellText(column, movement, words))),
    ),
    { kind: 'text', small: true, text: t('statement_note') },
  ];
}
