import { acceptsForcedReply, staleEntries } from './acceptsForcedReply.ts';
import type { Note } from './Note.ts';
import type { Row } from './Row.ts';

/** The test that closes a gap. */
const missingTest = ({ request }: Row) =>
  `Add a test to tools/platform/sandbox/src whose ${request} gets this reply, next to the rule that returns it`;

const GAPS: Record<Row['seen'], (row: Row) => string | undefined> = {
  real: () => undefined,
  forced: (row) =>
    acceptsForcedReply(row)
      ? undefined
      : `was only forced by a fault, but a rule should return it. ${missingTest(row)}; if no rule can, list it in acceptsForcedReply.ts with the reason`,
  missing: (row) => `was not seen. ${missingTest(row)}`,
};

/**
 * The matrix's gaps: examples that were not seen, examples that were forced although a rule should lead to them,
 * exceptions that no longer apply, and real refusals without an example in the contract.
 */
export function gapsOf(rows: readonly Row[], notes: readonly Note[]): string[] {
  const missingRows = rows.flatMap((row) => {
    const gap = GAPS[row.seen](row);
    return gap ? [`${row.operationId}: "${row.example}" (${row.status}) ${gap}.`] : [];
  });
  const stale = staleEntries(rows).map(
    (entry) => `"${entry}" is returned by a rule, or doesn't exist: remove it from acceptsForcedReply.ts.`,
  );
  const undocumentedReplies = notes.flatMap(({ operationId, undocumented, forced }) =>
    undocumented && !forced ? [`${operationId}: returned "${undocumented}", which has no example.`] : [],
  );
  return [...missingRows, ...stale, ...new Set(undocumentedReplies)];
}
