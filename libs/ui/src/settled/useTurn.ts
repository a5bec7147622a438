import { startTransition, useEffect, useState } from 'react';
import { inIdleTurn } from './inIdleTurn.ts';
import { useSettled } from './useSettled.ts';

/** Whether a turn of its own has come when the browser was idle, after `isReady`; at once where that is so from the start. */
export function useTurn(isReady: boolean): boolean {
  const [isOver, setOver] = useState(isReady);
  useEffect(() => {
    if (isReady && !isOver) return inIdleTurn(() => startTransition(() => setOver(true)));
    return undefined;
  }, [isReady, isOver]);
  return isOver;
}

/**
 * Whether it is the turn of a part that the first page of a visit does not need at once: such parts come one after the
 * other when that page stands and the browser is idle. True from the start on every page that comes later.
 */
export const useDue = (): boolean => useTurn(useSettled());
