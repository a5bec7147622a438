import type { LogRow } from '../historyRows.ts';

/** A movement with a known amount, balance and time. */
export type Movement = LogRow & Required<Pick<LogRow, 'amount' | 'new_balance' | 'created_at'>>;

/** A month's movements, oldest first; amounts in minor units. */
export interface Statement {
  movements: readonly Movement[];
  opening: number;
  closing: number;
  paidIn: number;
  paidOut: number;
}

/** The movements don't lead from one balance to the next, so any statement would be wrong. */
export class StatementGap extends Error {}

const isMovement = (row: LogRow): row is Movement =>
  row.amount !== undefined && row.new_balance !== undefined && row.created_at !== undefined;

/**
 * Builds a statement from the account log's rows, newest first as the platform sends them. The contract has no opening
 * balance, so it's computed from the oldest movement (ADR 55). Each movement must lead from one balance to the next, to
 * the cent.
 * @returns undefined without movements
 * @throws StatementGap
 */
export function statementFromLog(rows: readonly LogRow[]): Statement | undefined {
  const movements = rows.toReversed().filter(isMovement);
  if (movements.length !== rows.length) throw new StatementGap();
  const [first] = movements;
  if (!first) return undefined;
  const opening = first.new_balance - first.amount;
  let balance = opening;
  let paidIn = 0;
  let paidOut = 0;
  for (const { amount, new_balance: next } of movements) {
    balance += amount;
    if (balance !== next) throw new StatementGap();
    if (amount >= 0) paidIn += amount;
    else paidOut += amount;
  }
  return { movements, opening, closing: balance, paidIn, paidOut };
}
