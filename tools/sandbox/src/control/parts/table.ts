import { fragment, type Raw } from '../../http/html.ts';

type Cell = string | number | null | Raw;

interface Table<Name extends string> {
  rows: readonly Readonly<Record<NoInfer<Name>, Cell>>[];
  /** What is shown and how it is headed, in this order. */
  columns: Readonly<Record<Name, string>>;
  /** What stands there when there are no rows. */
  empty: string;
}

/** Rows under headed columns; on a phone each row is a card whose lines carry their column's heading. */
export function table<Name extends string>({ rows, columns, empty }: Table<Name>): Raw {
  if (rows.length === 0) return fragment`<p class="empty">${empty}</p>`;
  const names = Object.keys(columns) as Name[];
  const heads = names.map((name) => fragment`<th scope="col">${columns[name]}</th>`);
  const body = rows.map((row) => {
    const cells = names.map(
      (name) =>
        fragment`<td data-title="${columns[name]}" class="${name}"><span>${row[name] ?? '—'}</span></td>`,
    );
    return fragment`<tr>${cells}</tr>`;
  });
  return fragment`<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`;
}
