import { profileQueries } from '@baize/session';
import type { FrameMessage } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';

/** The message that a provider's page sends when money has moved. */
const isRound = ({ type, version }: FrameMessage) => type === 'baize:round' && version === 1;

/**
 * Handles messages of a sportsbook: after a bet the balance is fetched again. A message's content is never used
 * as the balance.
 */
export function useBetMessages(): (message: FrameMessage) => void {
  const queryClient = useQueryClient();
  return (message) => {
    if (isRound(message)) void queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey });
  };
}
