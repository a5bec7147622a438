import { isApiError } from '@baize/api';
import { optionsQueries } from '@baize/brand';
import { endSession, useClearPlayerData, useClearSessionEnded, useTokenRefresh } from '@baize/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const MAINTENANCE = 500;

/** Background work of the session: refreshes the token, and clears a player's data when the player is gone. */
export function SessionEffects() {
  useTokenRefresh();
  useClearPlayerData();
  useClearSessionEnded();
  const { error } = useQuery(optionsQueries.all());
  /* A server answer other than maintenance drops the token; a lost connection does not (spec 1/4.shell/2 and 3). */
  const refused = isApiError(error) && error.status !== undefined && error.status !== MAINTENANCE;
  useEffect(() => {
    if (refused) endSession();
  }, [refused]);
  return null;
}
