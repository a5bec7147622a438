import { memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { deferredComponent } from './deferredComponent.tsx';

/**
 * A part of the server's markup with code that loads after the page. Memoized: if its parent re-rendered it before its
 * code has loaded, React would replace the markup with the fallback.
 */
export function deferredPart(importPart: () => Promise<ComponentType>, fallback: ReactNode) {
  const Later = deferredComponent(importPart);
  return memo(function Part() {
    return (
      <Suspense fallback={fallback}>
        <Later />
      </Suspense>
    );
  });
}
