import { optionsQueries } from '@baize/site';
import { useClearPlayerData } from '@baize/player';
import { endSession, useClearSessionEnded, useTokenRefresh } from '@baize/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isTrouble } from '../recovery/isTrouble.ts';

/** Background work of the session: refreshes the token, and clears a player's data after logout. */
export function SessionEffects() {
  useTokenRefresh();
  useClearPlayerData();
  useClearSessionEnded();
  const { error } = useQuery(optionsQueries.all());
  /*
   * A refusal by the platform drops the token; outages, maintenance and a lost connection don't (spec 1/4.shell/2 and
   * 3).
   */
  const refused = error !== null && !isTrouble(error);
  useEffect(() => {
    if (refused) endSession();
  }, [refused]);
  return null;
}
