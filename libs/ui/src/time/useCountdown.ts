import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { secondsLeft } from './countdownText.ts';

/** How often a countdown off screen is updated, ms. */
const UNSEEN_MS = 60_000;

/**
 * Whole seconds until `deadline` (ms since 1970, on the clock of `now`). Computed from the deadline, not by
 * counting ticks: correct after sleep and in a tab that was hidden. `onEnd` is called once for each deadline,
 * also for one that has already passed.
 *
 * @param isSeen off screen it's updated each minute, and ends in time
 */
export function useCountdown(
  deadline: number,
  onEnd?: () => void,
  now: () => number = Date.now,
  isSeen = true,
): number {
  const [at, setAt] = useState(now);
  const read = useEffectEvent(now);
  const ended = useEffectEvent(() => onEnd?.());
  const endedFor = useRef<number>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      const time = read();
      setAt(time);
      if (secondsLeft(deadline, time) > 0) {
        const left = deadline - time;
        /* Until the next full second, so that none is skipped however late a timer fires. */
        timer = setTimeout(update, isSeen ? left % 1000 || 1000 : Math.min(left, UNSEEN_MS));
      } else if (!Object.is(endedFor.current, deadline)) {
        endedFor.current = deadline;
        ended();
      }
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [deadline, isSeen]);
  return secondsLeft(deadline, at);
}
