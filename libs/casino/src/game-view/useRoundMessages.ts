import { profileQueries } from '@baize/session';
import type { FrameMessage } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';

/** The message that a game sends after a round. */
const isRound = ({ type, version }: FrameMessage) => type === 'baize:round' && version === 1;

/**
 * Handles messages of the game in the iframe: after a round the balance is fetched again, and `onRound` is called
 * for other balances. A message's content is never used as the balance.
 */
export function useRoundMessages(onRound?: () => void): (message: FrameMessage) => void {
  const queryClient = useQueryClient();
  return (message) => {
    if (!isRound(message)) return;
    void queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey });
    onRound?.();
  };
}
