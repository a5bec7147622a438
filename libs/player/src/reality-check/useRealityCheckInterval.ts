import { useBrand } from '@baize/brand';
import { useStore } from '@baize/ui/store';
import { useProfile } from '../profile/useProfile.ts';
import { useIsPlayer } from '@baize/session';
import { realityCheckRecord } from './realityCheckRecord.ts';
import { recordOfPlayer, type RealityCheckInterval } from './realityCheckSchedule.ts';

interface Choice {
  /** The player's choice, or the brand's interval, in minutes. */
  interval: RealityCheckInterval;
  /** Takes effect immediately, in every tab. */
  choose: (minutes: RealityCheckInterval) => void;
}

/** How often the player is shown a reality check; undefined until the player is known. */
export function useRealityCheckInterval(): Choice | undefined {
  const isPlayer = useIsPlayer();
  const { data: me } = useProfile();
  const { realityCheckMinutes } = useBrand().legal;
  const found = useStore(realityCheckRecord);
  if (!isPlayer || me === undefined) return undefined;
  const mine = recordOfPlayer(found, me.id);
  return {
    interval: mine.minutes ?? realityCheckMinutes,
    choose: (minutes) => realityCheckRecord.set({ ...mine, minutes }),
  };
}
