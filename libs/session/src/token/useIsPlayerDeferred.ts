import { useDeferredSnapshot } from '@baize/ui/store';
import { sessionStore } from './sessionStore.ts';

/**
 * Whether to render what only a player has. Like `useIsPlayer`, but a stored session takes effect after hydration in a
 * render that runs in slices. A login takes effect at once, because its popup returns the focus to what is there when it
 * closes, and so does a logout.
 */
export const useIsPlayerDeferred = (): boolean =>
  useDeferredSnapshot(
    sessionStore.token.subscribe,
    () => sessionStore.token.get() !== undefined,
    () => false,
  );
