import { profileQueries } from '@baize/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';

interface RoundMessage {
  type: 'baize:round';
  version: 1;
}

const isRoundMessage = (data: unknown): data is RoundMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'baize:round' &&
  'version' in data &&
  data.version === 1;

/**
 * Listens to the game in a frame: after a round the balance is asked for anew. A message counts only from the frame's own
 * window and origin, in the known shape (quality: policy of the page); what it says is never taken for the balance.
 */
export function useRoundMessages(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!address || !URL.canParse(address)) return undefined;
    const { origin } = new URL(address);
    const listen = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      const isOurs = from === origin && source === frame.current?.contentWindow && isRoundMessage(data);
      if (isOurs) void queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey });
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [address, frame, queryClient]);
}
