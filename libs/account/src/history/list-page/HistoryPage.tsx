import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../layout/AccountPage.tsx';
import type { HistoryList } from '../HistoryList.ts';
import { historyQueries } from '../historyQueries.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryResults } from './HistoryResults.tsx';
import { useHistoryFilters } from './useHistoryFilters.ts';

interface Props<Row extends object> {
  list: HistoryList<Row>;
  /** Next to the heading. */
  actions?: ReactNode;
  /** Above the filters: for example, free spins to claim. */
  children?: ReactNode;
  /** Below the rows: further actions. */
  after?: ReactNode;
}

/** A history: its filters (stored in the URL), its rows, their sums and pages (spec 3/history/1). */
export function HistoryPage<Row extends object>({ list, actions, children, after }: Props<Row>) {
  const { t } = useTranslation('accountHistory');
  const state = useHistoryFilters(list);
  const query = useQuery(historyQueries.page(list, state.query));
  return (
    <AccountPage title={t(list.title)} lead={t(list.lead)} actions={actions}>
      {children}
      <HistoryFilters
        list={list}
        state={state}
        busy={query.isFetching && query.isPlaceholderData}
        onSearch={(filters) => {
          state.apply(filters);
          void query.refetch();
        }}
      />
      <HistoryResults list={list} state={state} query={query} />
      {after}
    </AccountPage>
  );
}
