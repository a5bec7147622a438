import { useFirstPageReady } from '@baize/ui';
import { Suspense } from 'react';
import { deferredComponent } from '../deferredComponent.tsx';

const Extras = deferredComponent(async () => (await import('./FloatingElements.tsx')).FloatingElements);

/**
 * Mounts a layout's floating elements once the page is interactive; while a game is in play, only essential notices.
 */
export function PageFloatingElements() {
  const settled = useFirstPageReady();
  return <Suspense fallback={null}>{settled && <Extras />}</Suspense>;
}
