import { useStore } from '@baize/ui/store';
import { useSyncExternalStore } from 'react';
import { sessionStore } from './sessionStore.ts';

/**
 * Whether a player is logged in; in sync with every tab, and unaffected by a new token.
 *
 * @param matters pass false if the result has no effect: it's always false then, which saves the caller a re-render
 * when a player's page is hydrated
 */
export const useIsPlayer = (matters = true): boolean =>
  useSyncExternalStore(
    sessionStore.token.subscribe,
    () => matters && sessionStore.token.get() !== undefined,
    () => false,
  );

/** When the player logged in, in ms since 1970. */
export const useLoginTime = (): number | undefined => useStore(sessionStore.loginTime);
