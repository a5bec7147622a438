import { useEffect, useEffectEvent } from 'react';

/** The router numbers its entries. */
const entryOf = (state: unknown) => {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : 0;
};

/**
 * Blocks Back and Forward, by button or gesture, while `isHeld`. The browser reports a move only afterwards, so it's
 * reversed before the router notices.
 * @param onMove receives the blocked move, to be made later if confirmed
 */
export function useHeldHistory(isHeld: boolean, onMove: (move: () => void) => void): void {
  const reportMove = useEffectEvent(onMove);
  useEffect(() => {
    if (!isHeld) return undefined;
    const place = entryOf(history.state);
    let isReturning = false;
    const hold = (event: PopStateEvent) => {
      const away = entryOf(event.state) - place;
      event.stopImmediatePropagation();
      if (isReturning || away === 0) {
        isReturning = false;
        return;
      }
      isReturning = true;
      history.go(-away);
      reportMove(() => {
        removeEventListener('popstate', hold, true);
        history.go(away);
      });
    };
    addEventListener('popstate', hold, true);
    return () => removeEventListener('popstate', hold, true);
  }, [isHeld]);
}
