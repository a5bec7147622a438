import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useIsHydrated } from '../store/useIsHydrated.ts';
import { PageReadyContext, usePageReady } from './usePageReady.ts';

/**
 * Inside a `Suspense` of the first screen, whose code may come when its page is ready already: what is in it hydrates as the
 * server rendered it, on a page that isn't ready, and is ready after that.
 */
export function HydratesLater({ children }: { children: ReactNode }) {
  const isPageReady = usePageReady();
  const [isHydrated, setHydrated] = useState(useIsHydrated());
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <PageReadyContext value={isPageReady && isHydrated}>{children}</PageReadyContext>;
}
