import { FormError } from '@baize/forms';
import { Button, DownloadIcon, Icon, PrintIcon, theme } from '@baize/ui';
import { styled } from 'styled-components';
import type { HistoryList, HistoryQuery } from '../HistoryList.ts';
import type { RowWords } from '../list-page/useRowWords.ts';
import { useCsvExport } from './useCsvExport.ts';

interface Props<Row extends object> {
  list: HistoryList<Row>;
  query: HistoryQuery;
  words: RowWords;
}

/** Export tools for a history: a CSV file of all its pages, and print. Two cells of a grid: the tools, and why there is no file. */
export function HistoryTools<Row extends object>({ list, query, words }: Props<Row>) {
  const { exportCsv, isExporting, progress, problem } = useCsvExport(list, query, words);
  return (
    <>
      <Tools>
        <Progress role="status">{progress}</Progress>
        <Button
          variant="secondary"
          size="s"
          loading={isExporting}
          leading={<Icon of={DownloadIcon} size={16} />}
          onClick={() => void exportCsv()}
        >
          {words.t('download_csv')}
        </Button>
        <Button
          variant="secondary"
          size="s"
          leading={<Icon of={PrintIcon} size={16} />}
          onClick={() => window.print()}
        >
          {words.t('print')}
        </Button>
      </Tools>
      <Problem>
        <FormError line={problem} />
      </Problem>
    </>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${theme.space.xs};
  @media print {
    display: none;
  }
`;

const Progress = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

const Problem = styled.div`
  display: contents;
  & > * {
    grid-column: 1 / -1;
  }
`;
