import { useStore } from '@baize/ui/store';
import { sessionStore } from './sessionStore.ts';

/** Whether a player is logged in; updates with every tab. */
export const useIsPlayer = (): boolean => useStore(sessionStore.token) !== undefined;

/** When the player logged in, in ms since 1970. */
export const useLoginTime = (): number | undefined => useStore(sessionStore.loginTime);
