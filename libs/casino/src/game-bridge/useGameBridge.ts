import { profileQueries, useAnnounceRound, useIsPlayPaused } from '@baize/player';
import { useReducedMotion, type FrameMessage } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { decodeGameMessage, writeSiteMessage, type Ability, type SiteMessage } from './bridgeMessages.ts';

interface Options {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The game's URL; messages go to its origin only. Undefined while there is none. */
  address: string | undefined;
  /** Called when the game reports a changed balance, for balances other than the main one. */
  onRound?: () => void;
}

export interface GameBridge {
  /** Handles the messages that FrameHost has accepted. */
  handleMessage: (message: FrameMessage) => void;
  /** The game has reported a running round. */
  isRoundRunning: boolean;
}

interface BridgeState {
  abilities: ReadonlySet<Ability>;
  isRoundRunning: boolean;
}

const INITIAL: BridgeState = { abilities: new Set(), isRoundRunning: false };

/** What the game at `address` has reported; reset for another URL. */
function useBridgeState(address: string | undefined) {
  const [latest, setLatest] = useState({ address, state: INITIAL });
  const state = latest.address === address ? latest.state : INITIAL;
  const update = (change: Partial<BridgeState>) => setLatest({ address, state: { ...state, ...change } });
  return [state, update] as const;
}

/**
 * The site's side of the game bridge (ADR 45, `docs/recipes/game-bridge.md`). It sends the game pause and sound
 * commands, and refetches the balance when the game reports a change. A message's content is never used as the balance.
 */
export function useGameBridge({ frame, address, onRound }: Options): GameBridge {
  const queryClient = useQueryClient();
  const [{ abilities, isRoundRunning }, update] = useBridgeState(address);
  const paused = useIsPlayPaused();
  const sound = !useReducedMotion();
  useAnnounceRound(isRoundRunning);

  const send = useCallback(
    (message: SiteMessage) => {
      if (address === undefined) return;
      frame.current?.contentWindow?.postMessage(writeSiteMessage(message), new URL(address).origin);
    },
    [frame, address],
  );
  const canPause = abilities.has('pause');
  const hasSound = abilities.has('sound');
  useEffect(() => {
    if (canPause) send({ type: paused ? 'pause' : 'resume' });
  }, [canPause, paused, send]);
  useEffect(() => {
    if (hasSound) send({ type: 'sound', on: sound });
  }, [hasSound, sound, send]);

  function handleMessage(raw: FrameMessage) {
    const message = decodeGameMessage(raw);
    if (!message) return;
    if (message.type === 'ready') {
      update({ abilities: message.abilities, isRoundRunning: false });
      send({ type: 'hello', sound, paused });
      return;
    }
    if (message.type !== 'balance-changed') update({ isRoundRunning: message.type === 'round-started' });
    if (message.type === 'round-started') return;
    void queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey });
    onRound?.();
  }
  return { handleMessage, isRoundRunning };
}
