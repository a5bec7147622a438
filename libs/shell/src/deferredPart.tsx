import { memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { deferredComponent } from './deferredComponent.tsx';

/**
 * A part of the server's markup whose code loads after the page. Memoised: if what surrounds it rendered it again before its
 * code is there, React would replace the markup by the fallback.
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
