import { ChunkLoadError, isReloadPrevented, useCurrentRoute } from '@baize/routing';
import { useEffect, useEffectEvent } from 'react';
import { mayReload, runningBuild } from './reloadOnce.ts';

/** Reloads for code that a newer build has taken away, where that is allowed. */
export function useReloadForNewBuild(error: unknown, reload: () => void = () => location.reload()) {
  const isInPlay = useCurrentRoute()?.footer === 'in-play';
  const react = useEffectEvent(() => {
    const isGone = error instanceof ChunkLoadError && error.type === 'missing';
    /* Without a connection nothing is gone. */
    if (!isGone || !navigator.onLine) return;
    if (mayReload({ build: runningBuild(), isKept: isInPlay || isReloadPrevented() })) reload();
  });
  useEffect(() => react(), [error]);
}
