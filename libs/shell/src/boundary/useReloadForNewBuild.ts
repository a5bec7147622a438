import { ChunkLoadError, isReloadPrevented, useIsInPlay } from '@baize/routing';
import { useEffect, useEffectEvent } from 'react';
import { shouldReload, currentBuild } from './reloadOnce.ts';

/** Reloads if a chunk is missing because a newer build was deployed and `shouldReload` allows it. */
export function useReloadForNewBuild(error: unknown, reload: () => void = () => location.reload()) {
  const isInPlay = useIsInPlay();
  const react = useEffectEvent(() => {
    const isGone = error instanceof ChunkLoadError && error.type === 'missing';
    /* Offline, a failed import doesn't mean that the chunk is gone. */
    if (!isGone || !navigator.onLine) return;
    if (shouldReload({ build: currentBuild(), isKept: isInPlay || isReloadPrevented() })) reload();
  });
  useEffect(() => react(), [error]);
}
