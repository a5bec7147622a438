import { mayBeTold, staleEntries } from './mayBeTold.ts';
import type { Note } from './Note.ts';
import type { Row } from './Row.ts';

/** The test that closes a gap. */
const missingTest = ({ request }: Row) =>
  `Add a test to tools/platform/sandbox/src whose ${request} is answered like that, next to the rule that answers`;

const GAPS: Record<Row['seen'], (row: Row) => string | undefined> = {
  real: () => undefined,
  told: (row) =>
    mayBeTold(row)
      ? undefined
      : `was only forced by a fault; a rule should lead to it. ${missingTest(row)}; if no rule can, list it in mayBeTold.ts with the reason`,
  missing: (row) => `was not seen. ${missingTest(row)}`,
};

/**
 * The matrix's gaps: examples that were not seen, examples that were forced although a rule should lead to them,
 * exceptions that no longer apply, and real refusals without an example in the contract.
 */
export function gapsOf(rows: readonly Row[], notes: readonly Note[]): string[] {
  const lacking = rows.flatMap((row) => {
    const gap = GAPS[row.seen](row);
    return gap ? [`${row.operationId}: "${row.example}" (${row.status}) ${gap}.`] : [];
  });
  const stale = staleEntries(rows).map(
    (entry) => `"${entry}" is real or unknown: remove it from mayBeTold.ts.`,
  );
  const unsaid = notes.flatMap(({ operationId, undocumented, told }) =>
    undocumented && !told ? [`${operationId}: answered "${undocumented}", which no example shows.`] : [],
  );
  return [...lacking, ...stale, ...new Set(unsaid)];
}
