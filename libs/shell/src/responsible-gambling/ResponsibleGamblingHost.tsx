import { useIsPlayer } from '@baize/session';
import { Suspense } from 'react';
import { deferredPart } from '../deferredPart.tsx';

const Watch = deferredPart(
  async () => (await import('./ResponsibleGamblingMonitor.tsx')).ResponsibleGamblingMonitor,
);

/**
 * What looks after a player: the reality check, and the notice after a time without a move. Mounted once; visitors do
 * not load it.
 */
export function ResponsibleGamblingHost() {
  return useIsPlayer() ? (
    <Suspense fallback={null}>
      <Watch />
    </Suspense>
  ) : null;
}
