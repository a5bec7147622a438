import { createStore, useStore } from '@baize/ui/store';
import { useEffect } from 'react';

/** How many dialogs want running games to be paused. */
const pauses = createStore(0);

/** Whether a round is running in the game on screen. */
const roundRunning = createStore(false);

/**
 * Asks the running game to pause while the caller is mounted and `active`, for example under the reality check. Games
 * without the bridge can't be paused (ADR 45).
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

/** Reports a running round while the caller is mounted and `isRunning`. */
export function useAnnounceRound(isRunning: boolean): void {
  useEffect(() => {
    roundRunning.set(isRunning);
    return () => roundRunning.set(false);
  }, [isRunning]);
}

/**
 * Whether a round is running. Until it ends, the displayed balance doesn't change, since that would reveal the result.
 */
export const useIsRoundRunning = (): boolean => useStore(roundRunning);
