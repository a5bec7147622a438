import { useEffect } from 'react';
import { accountClosed } from './accountClosed.ts';
import { sessionEnded } from './sessionEnded.ts';
import { endSession } from './sessionStore.ts';
import { useIsPlayer } from './useIsPlayer.ts';

/**
 * Ends the session when the platform rejects the player's current token. A players-only page is replaced by the login
 * (`RequirePlayer`); any other page stays and shows `SessionEndedNotice` (ADR 27).
 */
export function rejectSession() {
  sessionEnded.set(true);
  endSession();
}

/** Clears `sessionEnded` and `accountClosed` as soon as a player logs in again, in any tab. */
export function useClearSessionEnded() {
  const isPlayer = useIsPlayer();
  useEffect(() => {
    if (!isPlayer) return;
    sessionEnded.set(false);
    accountClosed.set(undefined);
  }, [isPlayer]);
}
