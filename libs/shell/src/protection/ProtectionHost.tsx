import { useIsPlayer } from '@baize/session';
import { Suspense } from 'react';
import { later } from '../later.tsx';

const Watch = later(async () => (await import('./Watch.tsx')).Watch);

/**
 * What looks after a player: the reality check, and the notice after a time without a move. Mounted once; visitors do
 * not load it.
 */
export function ProtectionHost() {
  return useIsPlayer() ? (
    <Suspense fallback={null}>
      <Watch />
    </Suspense>
  ) : null;
}
