import { useTranslation } from 'react-i18next';
import { errorMessageKey } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { ErrorState } from '@baize/ui';
import type { UseQueryResult } from '@tanstack/react-query';

interface Props {
  /** What did not come. */
  title: string;
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
}

/** In the place of what did not come: why, and the way to try again. */
export function LoadError({ title, query: { error, refetch, isFetching } }: Props) {
  const { t } = useTranslation('content');
  const serverText = useServerText();
  return (
    <ErrorState
      title={title}
      text={serverText(errorMessageKey(error))}
      retryLabel={t('try_again')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
