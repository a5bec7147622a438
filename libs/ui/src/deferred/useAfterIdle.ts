import { startTransition, useEffect, useState } from 'react';
import { queueIdleTask } from './queueIdleTask.ts';

/** Whether a separate idle callback has run since `isReady`; true at once if `isReady` was true from the start. */
export function useAfterIdle(isReady: boolean): boolean {
  const [isOver, setOver] = useState(isReady);
  useEffect(() => {
    if (isReady && !isOver) return queueIdleTask(() => startTransition(() => setOver(true)));
    return undefined;
  }, [isReady, isOver]);
  return isOver;
}
