import { fragment, type Raw } from '../../http/html.ts';

type Cell = string | number | null | Raw;

interface Table<Name extends string> {
  rows: readonly Readonly<Record<NoInfer<Name>, Cell>>[];
  /** The columns' headings, in this order. */
  columns: Readonly<Record<Name, string>>;
  /** Shown if there are no rows. */
  empty: string;
}

/** A table. On a phone each row is a card, with its lines labelled by the column headings. */
export function table<Name extends string>({ rows, columns, empty }: Table<Name>): Raw {
  if (rows.length === 0) return fragment`<p class="empty">${empty}</p>`;
  const named = Object.entries<string>(columns);
  const heads = named.map(([, title]) => fragment`<th scope="col">${title}</th>`);
  const body = rows.map((row) => {
    const shown = new Map(Object.entries<(typeof row)[Name]>(row));
    const cells = named.map(
      ([name, title]) =>
        fragment`<td data-title="${title}" class="${name}"><span>${shown.get(name) ?? '—'}</span></td>`,
    );
    return fragment`<tr>${cells}</tr>`;
  });
  return fragment`<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`;
}
