import { storedJson, useBrand } from '@baize/brand';
import { useIsPlayer, useLoginTime, useProfile } from '@baize/session';
import { useStore } from '@baize/ui/store';
import { useEffect, useState } from 'react';
import {
  nextCheckAt,
  isDue,
  isRealityCheckRecord,
  recordOfPlayer,
  type Interval,
} from './realityCheckSchedule.ts';

/** One record per browser, so that all tabs ask and are answered together. */
const stored = storedJson('reality_check', isRealityCheckRecord);
/** The longest delay that a browser's timer supports, in ms. */
const LONGEST = 2 ** 31 - 1;

interface RealityCheck {
  isOpen: boolean;
  loginAt: number;
  interval: Interval;
  choose: (minutes: Interval) => void;
  answer: () => void;
}

/** The check that is due, if any. Mounted only while a player is logged in. */
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
  const due = nextCheckAt(found, session);

  useEffect(() => {
    if (!known || isOpen) return undefined;
    const check = () => setNow(Date.now());
    const timer = setTimeout(check, Math.min(Math.max(due - Date.now(), 0), LONGEST));
    /* Timers don't run while the machine sleeps. */
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [known, isOpen, due]);

  if (!known) return undefined;
  const mine = recordOfPlayer(found, session.player);
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
