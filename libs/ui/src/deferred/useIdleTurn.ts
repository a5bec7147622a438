import { startTransition, useEffect, useState } from 'react';
import { queueIdleTask } from './queueIdleTask.ts';
import { usePageReady } from './usePageReady.ts';

/**
 * Whether an idle callback of its own has run after `isReady`; true at once where `isReady` is true from the
 * start.
 */
export function useIdleTurn(isReady: boolean): boolean {
  const [isOver, setOver] = useState(isReady);
  useEffect(() => {
    if (isReady && !isOver) return queueIdleTask(() => startTransition(() => setOver(true)));
    return undefined;
  }, [isReady, isOver]);
  return isOver;
}

/**
 * How many of `count` pieces to render: the first at once, each further one in an idle callback of its own.
 * For what would block the page if rendered in one go.
 *
 * @param atOnce renders all of them together: on back navigation, where the page must be as high as it was
 * left
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
 * Whether it is time to render a part that its page doesn't need at once: such parts render one after the
 * other once the page is interactive and the browser is idle. True from the start on a page that the player
 * returns to.
 */
export const useDeferredRender = (): boolean => useIdleTurn(usePageReady());
