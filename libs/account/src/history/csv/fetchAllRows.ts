import { decodeHistoryPage, type Keyed } from '../decodeHistoryPage.ts';
import type { HistoryList, HistoryQuery } from '../HistoryList.ts';
import { withoutEmpty } from '../historyQueries.ts';

/** The maximum number of pages requested for one file. */
export const MAX_PAGES = 200;

/** There are more pages than `MAX_PAGES`. */
export class TooManyPages extends Error {}

/**
 * All rows of a filter, page by page.
 * @throws TooManyPages; ApiError if a page fails
 */
export async function fetchAllRows<Row extends object>(
  { fetchPage, decode }: HistoryList<Row>,
  query: HistoryQuery,
  signal: AbortSignal,
  onPage: (page: number, last: number) => void = () => undefined,
): Promise<Keyed<Row>[]> {
  const rows: Keyed<Row>[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const reply = await fetchPage(withoutEmpty({ ...query, page }), signal);
    const found = decodeHistoryPage(reply, decode, page);
    if (found.lastPage > MAX_PAGES) throw new TooManyPages();
    last = found.rows.length === 0 ? page : found.lastPage;
    rows.push(...found.rows);
    onPage(page, last);
  }
  return rows;
}
