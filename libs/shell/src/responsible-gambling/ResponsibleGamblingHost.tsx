import { useIsPlayer } from '@baize/session';
import { Suspense } from 'react';
import { deferredComponent } from '../deferredComponent.tsx';

const Watch = deferredComponent(
  async () => (await import('./ResponsibleGamblingMonitor.tsx')).ResponsibleGamblingMonitor,
);

/** Mounts the reality check and the idle notice. Mounted once; visitors don't load the code. */
export function ResponsibleGamblingHost() {
  return useIsPlayer() ? (
    <Suspense fallback={null}>
      <Watch />
    </Suspense>
  ) : null;
}
