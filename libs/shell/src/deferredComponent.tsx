/* @chunk base */
import { lazyPart } from '@baize/routing';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { shellDeferredTexts } from './texts.ts';

/**
 * A part of the shell that loads after the page, together with `shellDeferredTexts`. Needs a `Suspense` around it.
 * If loading fails, the page works without it.
 */
export function deferredComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
) {
  const Part: ComponentType<Props> = lazyPart(importComponent, shellDeferredTexts);
  return function Later(props: Props) {
    return (
      <ErrorBoundary fallback={null}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
