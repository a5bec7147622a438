import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogRow } from '../historyRows.ts';
import { statementFromLog, StatementGap } from './statementFromLog.ts';

/** Rows as the platform sends them, newest first. */
function rowsOf(opening: number, amounts: readonly number[]): LogRow[] {
  let balance = opening;
  return amounts
    .map((amount, id): LogRow => {
      balance += amount;
      return { id, log_name: 'bet', created_at: id * 1000, amount, new_balance: balance };
    })
    .toReversed();
}

describe('a statement', () => {
  it('runs from the opening to the closing balance, to the cent', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.array(fc.integer({ min: -1e7, max: 1e7 }), { minLength: 1, maxLength: 200 }),
        (opening, amounts) => {
          const statement = statementFromLog(rowsOf(opening, amounts));
          expect(statement?.opening).toBe(opening);
          expect(statement?.closing).toBe(opening + amounts.reduce((sum, amount) => sum + amount, 0));
          expect((statement?.opening ?? 0) + (statement?.paidIn ?? 0) + (statement?.paidOut ?? 0)).toBe(
            statement?.closing,
          );
          expect(statement?.movements.map(({ id }) => id)).toEqual(amounts.map((_, id) => id));
        },
      ),
    ));

  it('is undefined without movements', () => expect(statementFromLog([])).toBeUndefined());

  it('is refused if a movement is missing or unreadable', () => {
    const rows = rowsOf(100, [10, -20, 30]);
    expect(() => statementFromLog(rows.toSpliced(1, 1))).toThrow(StatementGap);
    expect(() =>
      statementFromLog([{ ...rows[0]!, amount: undefined }, ...rows.slice(1)] as LogRow[]),
    ).toThrow(StatementGap);
  });
});
