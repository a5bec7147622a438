import { profileQueries } from '@baize/player';
import type { FrameMessage } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';

/** The message that a bet was placed or settled (ADR 45). */
const isBalanceChange = ({ type, version }: FrameMessage) =>
  type === 'baize:balance-changed' && version === 1;

/**
 * Handles a sportsbook's messages: after a bet it refetches the balance. A message's content is never used as the
 * balance.
 */
export function useBetMessages(): (message: FrameMessage) => void {
  const queryClient = useQueryClient();
  return (message) => {
    if (isBalanceChange(message))
      void queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey });
  };
}
