import { createStore, useStore } from '@baize/ui/store';
import { useEffect } from 'react';

/** How many dialogs want running games to pause. */
const pauses = createStore(0);

/** Whether a round is running in the game on screen. */
const roundRunning = createStore(false);

/**
 * Asks the running game to pause while the caller is mounted and `active`: under the reality check, for
 * example. Games that don't speak the bridge can't be paused (ADR 45).
 */
export function usePausePlay(active = true): void {
  useEffect(() => {
    if (!active) return undefined;
    pauses.set(pauses.get() + 1);
    return () => pauses.set(pauses.get() - 1);
  }, [active]);
}

/** Whether a running game should be paused now. */
export const useIsPlayPaused = (): boolean => useStore(pauses) > 0;

/** Says that a round runs, while the caller is mounted and `isRunning`. */
export function useAnnounceRound(isRunning: boolean): void {
  useEffect(() => {
    roundRunning.set(isRunning);
    return () => roundRunning.set(false);
  }, [isRunning]);
}

/**
 * Whether a round is running: until it has ended, the balance on screen doesn't change, since it would give
 * the result away.
 */
export const useIsRoundRunning = (): boolean => useStore(roundRunning);
