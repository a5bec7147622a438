import { storedJson, useBrand } from '@baize/brand';
import { useIsPlayer, useLoginTime, useProfile } from '@baize/session';
import { useStore } from '@baize/ui/store';
import { useEffect, useState } from 'react';
import { dueAt, isDue, isRealityCheckRecord, recordOf, type Interval } from './realityCheckSchedule.ts';

/** One note for the browser, so that every tab asks together and is answered together. */
const stored = storedJson('reality_check', isRealityCheckRecord);
/** The longest that one timer of a browser may run. */
const LONGEST = 2 ** 31 - 1;

interface RealityCheck {
  isOpen: boolean;
  loginAt: number;
  interval: Interval;
  choose: (minutes: Interval) => void;
  answer: () => void;
}

/** Whether it is time for the player to look up. Mounted where a player is. */
export function useRealityCheck(): RealityCheck | undefined {
  const isPlayer = useIsPlayer();
  const loginAt = useLoginTime();
  const { data: me } = useProfile();
  const { realityCheckMinutes } = useBrand().legal;
  const found = useStore(stored);
  const [now, setNow] = useState(() => Date.now());

  const player = isPlayer ? me?.id : undefined;
  const known = player !== undefined && loginAt !== undefined;
  const session = { player: player ?? 0, loginAt: loginAt ?? 0, usual: realityCheckMinutes };
  const isOpen = known && isDue(found, session, now);
  const due = dueAt(found, session);

  useEffect(() => {
    if (!known || isOpen) return undefined;
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.min(Math.max(due - Date.now(), 0), LONGEST));
    /* A timer sleeps with its machine. */
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [known, isOpen, due]);

  if (!known) return undefined;
  const mine = recordOf(found, session.player);
  return {
    isOpen,
    loginAt: session.loginAt,
    interval: mine.minutes ?? realityCheckMinutes,
    choose: (minutes) => stored.set({ ...mine, minutes }),
    answer: () => {
      const at = Date.now();
      stored.set({ ...mine, answeredAt: at });
      setNow(at);
    },
  };
}
