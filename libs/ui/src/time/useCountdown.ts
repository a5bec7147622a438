import { useEffect, useEffectEvent, useState } from 'react';
import { secondsLeft } from './countdownText.ts';

/**
 * Whole seconds until `deadline` (ms since 1970, on the clock of `now`). Computed from the deadline, not by
 * counting ticks: correct after sleep and in a tab that was hidden. `onEnd` is called once for each deadline,
 * also for one that has already passed.
 */
export function useCountdown(deadline: number, onEnd?: () => void, now: () => number = Date.now): number {
  const [at, setAt] = useState(now);
  const read = useEffectEvent(now);
  const ended = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const update = () => {
      clearTimeout(timer);
      const time = read();
      setAt(time);
      if (over) return;
      over = secondsLeft(deadline, time) === 0;
      if (over) ended();
      /* Until the next full second, so that none is skipped however late a timer fires. */ else
        timer = setTimeout(update, (deadline - time) % 1000 || 1000);
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [deadline]);
  return secondsLeft(deadline, at);
}
