import { ChunkLoadError, PageMeta } from '@baize/routing';
import { ButtonLink, endHydration, ErrorState } from '@baize/ui';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { PageMessage } from '../layout/PageMessage.tsx';
import { useReloadForNewBuild } from './useReloadForNewBuild.ts';

function PageError({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation('shell');
  const isChunk = error instanceof ChunkLoadError;
  useReloadForNewBuild(error);
  return (
    <PageMessage>
      <PageMeta title={t(isChunk ? 'page_gone' : 'page_failed')} unlisted />
      <ErrorState
        level={1}
        title={t(isChunk ? 'page_gone' : 'page_failed')}
        text={t(isChunk ? 'page_gone_text' : 'page_failed_text')}
        retryLabel={t(isChunk ? 'reload' : 'try_again')}
        onRetry={isChunk ? () => location.reload() : resetErrorBoundary}
        action={
          <ButtonLink variant="secondary" href="/">
            {t('to_home')}
          </ButtonLink>
        }
      />
    </PageMessage>
  );
}

/** Catches a page's crash and keeps header and footer in place; navigating away clears the error. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary
      FallbackComponent={PageError}
      resetKeys={[pathname]}
      onReset={reset}
      onError={endHydration}
    >
      {children}
    </ErrorBoundary>
  );
}
