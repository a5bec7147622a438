import { errorMessageKey } from '@baize/api';
import { useFormError } from '@baize/forms';
import { useLatestT } from '@baize/i18n';
import { showAlert, useSubmitGuard } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';
import type { HistoryList, HistoryQuery } from '../HistoryList.ts';
import type { RowWords } from '../list-page/useRowWords.ts';
import { saveFile } from '../saveFile.ts';

/**
 * Saves all pages of a filter as a CSV file; the code that writes it loads on press. `progress` reports how far it has
 * got, `problem` why there is no file (for `FormError`).
 */
export function useCsvExport<Row extends object>(
  list: HistoryList<Row>,
  query: HistoryQuery,
  words: RowWords,
) {
  const [progress, setProgress] = useState<string>();
  const problem = useFormError();
  const latestT = useLatestT('accountHistory');
  const aborting = useRef<AbortController>(undefined);
  useEffect(() => () => aborting.current?.abort(), []);
  const [exportCsv, isExporting] = useSubmitGuard(async () => {
    const { signal } = (aborting.current = new AbortController());
    problem.clear();
    try {
      const { csvFile } = await import('./csvFile.ts');
      const onPage = (page: number, last: number) => setProgress(words.t('csv_progress', { page, last }));
      const file = await csvFile(list, query, words, { signal, onPage });
      if (!file) return problem.note('error', () => latestT('csv_too_large'));
      const days = `${query.start_date.slice(0, 10)}_${query.end_date.slice(0, 10)}`;
      saveFile(file, `${list.id}_${days}.csv`);
      return showAlert('success', () => words.t('csv_done'));
    } catch (error) {
      if (signal.aborted) return undefined;
      return problem.note(
        'error',
        () => `${latestT('csv_failed')} ${words.serverText(errorMessageKey(error), 'please_try_again')}`,
      );
    } finally {
      setProgress(undefined);
    }
  });
  return { exportCsv, isExporting, progress, problem: problem.line };
}
