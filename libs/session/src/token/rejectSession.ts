import { useEffect } from 'react';
import { sessionEnded } from './sessionEnded.ts';
import { endSession } from './sessionStore.ts';
import { useIsPlayer } from './useIsPlayer.ts';

/**
 * The platform no longer takes the player's current token: the session is over. A page of players gives way to the login
 * (`RequirePlayer`); any other stays, and `SessionEndedNotice` says so (ADR 27).
 */
export function rejectSession() {
  sessionEnded.set(true);
  endSession();
}

/** Forgets that a session ended as soon as a player is here again, whichever tab they logged in from. */
export function useClearSessionEnded() {
  const isPlayer = useIsPlayer();
  useEffect(() => {
    if (isPlayer) sessionEnded.set(false);
  }, [isPlayer]);
}
