import { errorMessageKey } from '@baize/api';
import { useBrand } from '@baize/brand';
import { useFormError } from '@baize/forms';
import { useLatestT } from '@baize/i18n';
import { createDates } from '@baize/i18n/dates';
import { useProfile } from '@baize/player';
import { useSubmitGuard } from '@baize/ui';
import { fetchAllRows } from '../csv/fetchAllRows.ts';
import { accountLogs } from '../lists/accountLogs.ts';
import { useRowWords } from '../list-page/useRowWords.ts';
import { statementFromLog, StatementGap } from './statementFromLog.ts';
import { statementPdf } from './statementPdf.ts';
import type { StatementMonth } from './statementMonths.ts';

/**
 * Saves a month's statement as a PDF; jsPDF loads on press. Another month can be pressed immediately. `problem` holds why
 * there is no file, for the form.
 */
export function useStatement() {
  const words = useRowWords();
  const { name: brand } = useBrand();
  const player = useProfile().data?.username ?? '';
  const problem = useFormError();
  const latestT = useLatestT('accountHistory');
  const { t, language, serverText } = words;
  const record = { ...words, dates: createDates('utc', language) };
  const save = async (month: StatementMonth) => {
    problem.clear();
    try {
      const query = { start_date: month.start_date, end_date: month.end_date, page: 1 };
      const { signal } = new AbortController();
      const statement = statementFromLog(await fetchAllRows(accountLogs, query, signal));
      if (!statement) return problem.note('warning', () => latestT('statement_empty'));
      const { savePdf } = await import('@baize/pdf');
      const labels = {
        title: t('statement_title'),
        brand,
        language,
        page: (page: number, last: number) => `${page} / ${last}`,
      };
      const blocks = statementPdf(statement, { month: month.name, player }, record);
      return await savePdf(labels, blocks, `statement_${month.id}.pdf`);
    } catch (error) {
      return problem.note('error', () =>
        error instanceof StatementGap
          ? latestT('statement_gap')
          : `${latestT('statement_failed')} ${serverText(errorMessageKey(error), 'please_try_again')}`,
      );
    }
  };
  const [download, isMaking] = useSubmitGuard(save, ({ id }: StatementMonth) => id);
  return { download, isMaking, problem };
}
