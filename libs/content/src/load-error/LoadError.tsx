import { useTranslation } from 'react-i18next';
import { errorMessageKey } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { ErrorState } from '@baize/ui';
import type { UseQueryResult } from '@tanstack/react-query';

interface Props {
  /** The error's heading. */
  title: string;
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
}

/** Shown instead of content that failed to load: the reason, and a retry button. */
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
