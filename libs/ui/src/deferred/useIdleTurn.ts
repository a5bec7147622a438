import { startTransition, useEffect, useState } from 'react';
import { queueIdleTask } from './queueIdleTask.ts';
import { useFirstPageReady } from './useFirstPageReady.ts';

/** Whether a turn of its own has come when the browser was idle, after `isReady`; at once where that is so from the start. */
export function useIdleTurn(isReady: boolean): boolean {
  const [isOver, setOver] = useState(isReady);
  useEffect(() => {
    if (isReady && !isOver) return queueIdleTask(() => startTransition(() => setOver(true)));
    return undefined;
  }, [isReady, isOver]);
  return isOver;
}

/**
 * How many of `count` pieces have come: the first at once, each further one in a turn of its own when the browser is idle.
 * For what would hold the page up in one go.
 *
 * @param atOnce they all come together: on a page that is come back to, which must be as high as it was left
 */
export function useProgressiveCount(count: number, atOnce: boolean): number {
  const [turns, setTurns] = useState(atOnce ? count : 1);
  useEffect(
    () => (turns < count ? queueIdleTask(() => startTransition(() => setTurns(turns + 1))) : undefined),
    [turns, count],
  );
  return turns;
}

/**
 * Whether it is the turn of a part that the first page of a visit does not need at once: such parts come one after the
 * other when that page stands and the browser is idle. True from the start on every page that comes later.
 */
export const useDeferredRender = (): boolean => useIdleTurn(useFirstPageReady());
