import { useDeferredValue } from 'react';
import { hasSessionStartedHere } from './sessionStore.ts';
import { useIsPlayer } from './useIsPlayer.ts';

/**
 * Whether to render what only a player has. Like `useIsPlayer`, but a stored session takes effect in a deferred render after
 * hydration, which runs in slices. A login takes effect at once, because its popup returns the focus to what is there when it
 * closes, and so does a logout.
 */
export function useIsPlayerDeferred(): boolean {
  const isPlayer = useIsPlayer();
  const isDue = useDeferredValue(isPlayer);
  return isPlayer && (isDue || hasSessionStartedHere());
}
