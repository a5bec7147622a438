import { useMediaQuery, Button, Pager, theme, PHONE_QUERY } from '@baize/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { HistoryPageData, Keyed } from '../decodeHistoryPage.ts';
import type { HistoryList } from '../HistoryList.ts';
import { HistoryEmpty } from './HistoryEmpty.tsx';
import { HistoryFailed } from './HistoryFailed.tsx';
import { HistoryRecords } from './HistoryRecords.tsx';
import { HistorySummary } from './HistorySummary.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import type { HistoryFilterState } from './useHistoryFilters.ts';
import { useRowWords } from './useRowWords.ts';

interface Props<Row extends object> {
  list: HistoryList<Row>;
  state: HistoryFilterState;
  query: UseQueryResult<HistoryPageData<Row>>;
}

/** The maximum number of rows rendered, however many a reply has. */
const ROWS_AT_ONCE = 100;
const NONE: readonly never[] = [];

/** A history's rows, or their empty or error state, with sums above and pages below. */
export function HistoryResults<Row extends object>({ list, state, query }: Props<Row>) {
  const words = useRowWords();
  const { data, error, isPlaceholderData, isPending } = query;
  const rows: readonly Keyed<Row>[] = data?.rows ?? NONE;
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const Rows = useMediaQuery(PHONE_QUERY) ? HistoryRecords : HistoryTable;
  const isShown = !error && rows.length > 0;
  const hasPages = isShown && data !== undefined && data.total > data.perPage;
  const count = words.t('records', { count: data?.total ?? 0 });
  return (
    <Results data-print>
      {isShown && data && <HistorySummary {...{ list, state, data, words, count }} />}
      <Rows
        list={list}
        rows={rows.slice(0, limit)}
        words={words}
        loading={isPending}
        busy={isPlaceholderData}
        status={isPending ? words.t('loading') : error ? '' : count}
        empty={<HistoryEmpty state={state} />}
        error={error ? <HistoryFailed list={list} state={state} query={query} /> : undefined}
      />
      {rows.length > limit && (
        <Button variant="secondary" onClick={() => setLimit(limit + ROWS_AT_ONCE)}>
          {words.t('show_more', { count: rows.length - limit })}
        </Button>
      )}
      {hasPages && (
        <Pager
          page={state.page}
          lastPage={data.lastPage}
          hrefOf={state.hrefOf}
          busy={isPlaceholderData}
          labels={{
            nav: words.t('pages'),
            first: words.t('first_page'),
            previous: words.t('previous_page'),
            next: words.t('next_page'),
            last: words.t('last_page'),
            page: (page) => words.t('page', { page }),
            of: (page, last) => words.t('page_of', { page, last }),
          }}
        />
      )}
    </Results>
  );
}

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;
