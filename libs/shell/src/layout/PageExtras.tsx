import { useCurrentRoute } from '@baize/routing';
import { useSettled } from '@baize/ui';
import { Suspense } from 'react';
import { later } from '../later.tsx';

const Extras = later(async () => (await import('./Extras.tsx')).Extras);

/** What floats over the pages of a layout once they stand. It makes room for a game in play. */
export function PageExtras() {
  const isInPlay = useCurrentRoute()?.footer === 'in-play';
  const settled = useSettled();
  return <Suspense fallback={null}>{settled && !isInPlay && <Extras />}</Suspense>;
}
