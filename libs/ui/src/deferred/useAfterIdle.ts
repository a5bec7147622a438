import { startTransition, useEffect, useState } from 'react';
import { queueIdleTask } from './queueIdleTask.ts';

/**
 * Whether an idle callback of its own has run after `isReady`; true at once where `isReady` is true from the
 * start.
 */
export function useAfterIdle(isReady: boolean): boolean {
  const [isOver, setOver] = useState(isReady);
  useEffect(() => {
    if (isReady && !isOver) return queueIdleTask(() => startTransition(() => setOver(true)));
    return undefined;
  }, [isReady, isOver]);
  return isOver;
}
