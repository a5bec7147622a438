import { errorMessageKey, isApiError } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { Redirect, useHasRoute, paths } from '@baize/routing';
import { Button, ErrorState, showAlert } from '@baize/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryList } from '../HistoryList.ts';
import type { HistoryFilterState } from './useHistoryFilters.ts';

interface Props<Row extends object> {
  list: HistoryList<Row>;
  state: HistoryFilterState;
  query: { error: unknown; refetch: () => unknown; isFetching: boolean };
}

const WRONG_FILTER = 422;
const SERVER_ERROR = 500;

/**
 * Shown instead of the rows: the platform's message if it refuses a filter (422, spec 3/history/11), or the error with
 * a retry (spec 3/history/14).
 */
export function HistoryFailed<Row extends object>({ list, state, query }: Props<Row>) {
  const { t } = useTranslation('accountHistory');
  const serverText = useServerText();
  const status = isApiError(query.error) ? query.error.status : undefined;
  const message = serverText(errorMessageKey(query.error), 'bad_request');
  if (list.leavesOnServerError && status === SERVER_ERROR) return <Leave message={message} />;
  const reset = state.isUsual ? undefined : (
    <Button variant="secondary" onClick={state.reset}>
      {t('reset_filters')}
    </Button>
  );
  if (status === WRONG_FILTER) return <ErrorState title={message} text={t('check_filters')} action={reset} />;
  return (
    <ErrorState
      title={t('failed')}
      text={message}
      retryLabel={t('try_again')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
      action={reset}
    />
  );
}

/**
 * Leaves the page for the account, or for the home page in an app without one, and shows the reason (spec
 * 3/history/13).
 */
function Leave({ message }: { message: string }) {
  const hasRoute = useHasRoute();
  useEffect(() => showAlert('error', message), [message]);
  return <Redirect to={hasRoute(paths.profile) ? paths.profile : '/'} />;
}
