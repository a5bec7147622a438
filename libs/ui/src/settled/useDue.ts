import { startTransition, useEffect, useState } from 'react';
import { inIdleTurn } from './inIdleTurn.ts';
import { useSettled } from './useSettled.ts';

/**
 * Whether it is the turn of a part that the first page of a visit does not need at once: such parts come one after the
 * other when that page stands and the browser is idle. True from the start on every page that comes later.
 */
export function useDue(): boolean {
  const isSettled = useSettled();
  const [isDue, setDue] = useState(isSettled);
  useEffect(() => {
    if (isSettled && !isDue) return inIdleTurn(() => startTransition(() => setDue(true)));
    return undefined;
  }, [isSettled, isDue]);
  return isDue;
}
