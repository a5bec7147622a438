import { useStore } from '@baize/ui/store';
import { sentCode, type SentCode } from './sentCode.ts';

/** The player's last code that was sent, in any tab. */
export function useSentCode(playerId: number): SentCode | undefined {
  const sent = useStore(sentCode);
  return sent?.playerId === playerId ? sent : undefined;
}
