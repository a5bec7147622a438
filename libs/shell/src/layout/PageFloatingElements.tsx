import { useCurrentRoute } from '@baize/routing';
import { useFirstPageReady } from '@baize/ui';
import { Suspense } from 'react';
import { deferredPart } from '../deferredPart.tsx';

const Extras = deferredPart(async () => (await import('./FloatingElements.tsx')).FloatingElements);

/** What floats over the pages of a layout once they stand. It makes room for a game in play. */
export function PageFloatingElements() {
  const isInPlay = useCurrentRoute()?.footer === 'in-play';
  const settled = useFirstPageReady();
  return <Suspense fallback={null}>{settled && !isInPlay && <Extras />}</Suspense>;
}
