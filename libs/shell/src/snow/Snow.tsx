import { useCurrentRoute } from '@baize/routing';
import { useFirstPageReady } from '@baize/ui';
import { Suspense } from 'react';
import { useHasSnow, useSnow } from './snowStore.ts';
import { deferredComponent } from '../deferredComponent.tsx';

const SnowEffect = deferredComponent(async () => (await import('./SnowEffect.tsx')).SnowEffect);

/**
 * Snow behind the page, in the brand's season, unless the visitor turns it off, on pages without forms (spec
 * 1/2.shell/8). It loads after everything else.
 */
export function Snow() {
  const settled = useFirstPageReady();
  const falls = useSnow();
  const hasSnow = useHasSnow();
  const isForLooking = useCurrentRoute()?.handle?.decorated === true;
  if (!hasSnow || !falls || !settled || !isForLooking) return null;
  return (
    <Suspense fallback={null}>
      <SnowEffect />
    </Suspense>
  );
}
