import { lazyPart } from '@baize/routing';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { shellLaterTexts } from './texts.ts';

/**
 * A part of the shell that comes later, with the texts that are kept for later. Goes into a `Suspense`. Where it does not
 * come, the page stands without it.
 */
export function deferredPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>) {
  const Part: ComponentType<Props> = lazyPart(importPart, shellLaterTexts);
  return function Later(props: Props) {
    return (
      <ErrorBoundary fallback={null}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
