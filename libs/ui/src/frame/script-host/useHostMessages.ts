import { useEffect, useEffectEvent, type RefObject } from 'react';
import { decodeMessage, type FrameMessage } from '../acceptMessage.ts';

/** The origin of every page in the host's sandbox. */
const OPAQUE = 'null';

/**
 * Receives messages that a host's page posts to its parent. The sandbox gives it no origin, so it's identified by its
 * window; the script may have navigated that anywhere.
 */
export function useHostMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: ((message: FrameMessage) => void) | undefined,
) {
  const listens = onMessage !== undefined;
  const handleMessage = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    const isHost = source !== null && source === frame.current?.contentWindow && origin === OPAQUE;
    const message = isHost ? decodeMessage(data) : undefined;
    if (message) onMessage?.(message);
  });
  useEffect(() => {
    if (!listens) return undefined;
    const listen = (event: MessageEvent<unknown>) => handleMessage(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [listens]);
}
