import { useStore } from '@baize/ui/store';
import { useSyncExternalStore } from 'react';
import { sessionStore } from './sessionStore.ts';

/**
 * Whether a player is logged in; updates with every tab, and isn't concerned by a new token.
 *
 * @param matters false where the answer would have no effect: it is false then, and what asks for it doesn't
 * render again when a player's page is hydrated
 */
export const useIsPlayer = (matters = true): boolean =>
  useSyncExternalStore(
    sessionStore.token.subscribe,
    () => matters && sessionStore.token.get() !== undefined,
    () => false,
  );

/** When the player logged in, in ms since 1970. */
export const useLoginTime = (): number | undefined => useStore(sessionStore.loginTime);
