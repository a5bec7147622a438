import { useIsInPlay } from '@baize/routing';
import { useFirstPageReady } from '@baize/ui';
import { Suspense } from 'react';
import { deferredComponent } from '../deferredComponent.tsx';

const Extras = deferredComponent(async () => (await import('./FloatingElements.tsx')).FloatingElements);

/** Mounts the floating elements of a layout once the page is interactive; hidden while a game is in play. */
export function PageFloatingElements() {
  const isInPlay = useIsInPlay();
  const settled = useFirstPageReady();
  return <Suspense fallback={null}>{settled && !isInPlay && <Extras />}</Suspense>;
}
