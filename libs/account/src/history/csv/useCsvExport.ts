import { errorMessageKey } from '@baize/api';
import { languageEntry, type Language } from '@baize/i18n';
import { showAlert, useSubmitGuard } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';
import type { HistoryList, HistoryQuery } from '../HistoryList.ts';
import type { RowWords } from '../list-page/useRowWords.ts';
import { saveFile } from '../saveFile.ts';
import { csvRows } from './csvRows.ts';
import { fetchAllRows, TooManyPages } from './fetchAllRows.ts';
import { toCsv } from './toCsv.ts';

/** The field separator: if the comma is the decimal separator, spreadsheets expect a semicolon. */
const csvSeparator = (language: Language): ',' | ';' =>
  new Intl.NumberFormat(languageEntry(language).locale).format(1.5).includes(',') ? ';' : ',';

/** Saves all pages of a filter as a CSV file; `progress` reports how far it has got. */
export function useCsvExport<Row extends object>(
  list: HistoryList<Row>,
  query: HistoryQuery,
  words: RowWords,
) {
  const [progress, setProgress] = useState<string>();
  const aborting = useRef<AbortController>(undefined);
  useEffect(() => () => aborting.current?.abort(), []);
  const [exportCsv, isExporting] = useSubmitGuard(async () => {
    const { signal } = (aborting.current = new AbortController());
    try {
      const rows = await fetchAllRows(list, query, signal, (page, last) =>
        setProgress(words.t('csv_progress', { page, last })),
      );
      const csv = toCsv(csvRows(list, rows, words), csvSeparator(words.language));
      const days = `${query.start_date.slice(0, 10)}_${query.end_date.slice(0, 10)}`;
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${list.id}_${days}.csv`);
      showAlert('success', () => words.t('csv_done'));
    } catch (error) {
      if (signal.aborted) return;
      showAlert('error', () =>
        error instanceof TooManyPages
          ? words.t('csv_too_large')
          : `${words.t('csv_failed')} ${words.serverText(errorMessageKey(error), 'please_try_again')}`,
      );
    } finally {
      setProgress(undefined);
    }
  });
  return { exportCsv, isExporting, progress };
}
