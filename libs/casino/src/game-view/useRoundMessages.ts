import { profileQueries } from '@baize/session';
import type { FrameMessage } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';

/** How a game says that a round is over. */
const isRound = ({ type, version }: FrameMessage) => type === 'baize:round' && version === 1;

/**
 * What to do with a message of the game in the frame: after a round the balance is asked for anew. What the game says is
 * never taken for the balance.
 */
export function useRoundMessages(): (message: FrameMessage) => void {
  const queryClient = useQueryClient();
  return (message) => {
    if (isRound(message)) void queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey });
  };
}
