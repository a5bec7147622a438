import { useText } from '@baize/i18n';
import { ButtonLink, ErrorState } from '@baize/ui';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { shellMessages } from '../messages.ts';

function PageError({ resetErrorBoundary }: FallbackProps) {
  const t = useText(shellMessages);
  return (
    <ErrorState
      level={1}
      title={t('page_failed')}
      text={t('page_failed_text')}
      retryLabel={t('try_again')}
      onRetry={resetErrorBoundary}
      action={
        <ButtonLink variant="secondary" href="/">
          {t('to_home')}
        </ButtonLink>
      }
    />
  );
}

/** A page that fails leaves header, footer and every other page standing; going elsewhere clears it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary FallbackComponent={PageError} resetKeys={[pathname]} onReset={reset}>
      {children}
    </ErrorBoundary>
  );
}
