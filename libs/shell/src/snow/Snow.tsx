import { useSettled } from '@baize/ui';
import { Suspense } from 'react';
import { useHasSnow, useSnow } from './snowStore.ts';
import { later } from '../later.tsx';

const SnowEffect = later(async () => (await import('./SnowSky.tsx')).SnowEffect);

/** Snow over the page, where the brand has it and the player lets it fall; it comes after everything else. */
export function Snow() {
  const settled = useSettled();
  const falls = useSnow();
  if (!useHasSnow() || !falls || !settled) return null;
  return (
    <Suspense fallback={null}>
      <SnowEffect />
    </Suspense>
  );
}
