import { useBrand } from '@baize/brand';
import {
  isDue,
  nextCheckAt,
  realityCheckRecord,
  recordOfPlayer,
  useProfile,
  useRealityCheckInterval,
  type RealityCheckInterval,
} from '@baize/player';
import { useLoginTime, useIsPlayer } from '@baize/session';
import { useStore } from '@baize/ui/store';
import { useEffect, useState } from 'react';

/** The longest delay that a browser's timer supports, in ms. */
const LONGEST = 2 ** 31 - 1;

interface RealityCheck {
  isOpen: boolean;
  loginAt: number;
  interval: RealityCheckInterval;
  choose: (minutes: RealityCheckInterval) => void;
  answer: () => void;
}

/** The check that is due, if any. Mounted only while a player is logged in. */
export function useRealityCheck(): RealityCheck | undefined {
  const isPlayer = useIsPlayer();
  const loginAt = useLoginTime();
  const { data: me } = useProfile();
  const { realityCheckMinutes } = useBrand().legal;
  const choice = useRealityCheckInterval();
  const found = useStore(realityCheckRecord);
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

  if (!known || !choice) return undefined;
  return {
    isOpen,
    loginAt: session.loginAt,
    ...choice,
    answer: () => {
      const at = Date.now();
      realityCheckRecord.set({ ...recordOfPlayer(found, session.player), answeredAt: at });
      setNow(at);
    },
  };
}
