import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useIsHydrated } from '../store/useIsHydrated.ts';
import { PageReadyContext, usePageReady } from './usePageReady.ts';

/**
 * Wraps the content of an above-the-fold `Suspense` if its code may arrive after the page is ready: it still hydrates
 * as on a page that isn't ready, to match the server's markup, and becomes ready after that.
 */
export function HydratesLater({ children }: { children: ReactNode }) {
  const isPageReady = usePageReady();
  const [isHydrated, setHydrated] = useState(useIsHydrated());
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <PageReadyContext value={isPageReady && isHydrated}>{children}</PageReadyContext>;
}
