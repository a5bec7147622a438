import { languageEntry, type Language } from '@baize/i18n';
import type { HistoryList, HistoryQuery } from '../HistoryList.ts';
import type { RowWords } from '../list-page/useRowWords.ts';
import { csvRows } from './csvRows.ts';
import { fetchAllRows, TooManyPages } from './fetchAllRows.ts';
import { toCsv } from './toCsv.ts';

/** The field separator: if the comma is the decimal separator, spreadsheets expect a semicolon. */
const csvSeparator = (language: Language): ',' | ';' =>
  new Intl.NumberFormat(languageEntry(language).locale).format(1.5).includes(',') ? ';' : ',';

interface Options {
  signal: AbortSignal;
  onPage: (page: number, last: number) => void;
}

/**
 * All pages of a filter as a CSV file, in the player's language.
 * @returns undefined if there are too many pages for one file
 * @throws ApiError if a page fails
 */
export async function csvFile<Row extends object>(
  list: HistoryList<Row>,
  query: HistoryQuery,
  words: RowWords,
  { signal, onPage }: Options,
): Promise<Blob | undefined> {
  try {
    const rows = await fetchAllRows(list, query, signal, onPage);
    const csv = toCsv(csvRows(list, rows, words), csvSeparator(words.language));
    return new Blob([csv], { type: 'text/csv;charset=utf-8' });
  } catch (error) {
    if (error instanceof TooManyPages) return undefined;
    throw error;
  }
}
