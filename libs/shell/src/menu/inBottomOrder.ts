/** Rows that take another row's position; their conditions are mutually exclusive. */
const IN_PLACE_OF: ReadonlyMap<string, string> = new Map([
  ['sport', 'casino'],
  ['register', 'deposit_now'],
  ['bonus', 'promotions'],
]);

/** The rows of a brand's bottom nav, in its order. */
export function inBottomOrder<Row extends { id: string }>(
  rows: readonly Row[],
  entries: readonly string[],
): Row[] {
  const place = ({ id }: Row) =>
    entries.includes(id) ? entries.indexOf(id) : entries.indexOf(IN_PLACE_OF.get(id) ?? id);
  return rows.filter((row) => place(row) >= 0).sort((a, b) => place(a) - place(b));
}
