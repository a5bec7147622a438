import { useIsInPlay } from '@baize/routing';
import { useCallback, useEffect, useState } from 'react';

/** Time without input before the notice opens. */
export const IDLE_MS = 15 * 60_000;
const CHECK_INTERVAL_MS = 15_000;
const MOVES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** All tabs share this timestamp, so input in another tab counts too. */
const KEY = 'moved_at';
const NOTE_EVERY = 10_000;

function noteOfOthers(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

function note(at: number) {
  try {
    localStorage.setItem(KEY, String(at));
  } catch {
    /* Without storage, each tab sees only its own input. */
  }
}

/** Whether a player is idle. A game in play counts as activity: its iframe doesn't report input. */
export function useIdle(): { isIdle: boolean; wake: () => void } {
  const isInPlay = useIsInPlay();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isInPlay || isIdle) return undefined;
    let movedAt = Date.now();
    let notedAt = 0;
    const move = () => {
      movedAt = Date.now();
      if (movedAt - notedAt < NOTE_EVERY) return;
      notedAt = movedAt;
      note(movedAt);
    };
    const check = () => setIdle(Date.now() - Math.max(movedAt, noteOfOthers()) >= IDLE_MS);
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    for (const name of MOVES) addEventListener(name, move, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const name of MOVES) removeEventListener(name, move, { capture: true });
    };
  }, [isInPlay, isIdle]);
  const wake = useCallback(() => {
    note(Date.now());
    setIdle(false);
  }, []);
  return { isIdle: isIdle && !isInPlay, wake };
}
