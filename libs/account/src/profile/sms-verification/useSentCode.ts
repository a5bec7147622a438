import { onSessionEnd } from '@baize/session';
import { useStore } from '@baize/ui/store';
import { useEffect } from 'react';
import { sentCode, type SentCode } from './sentCode.ts';

/** The player's last code that was sent, in any tab; forgotten when the player logs out. */
export function useSentCode(playerId: number): SentCode | undefined {
  const sent = useStore(sentCode);
  useEffect(() => onSessionEnd(() => sentCode.clear()), []);
  return sent?.playerId === playerId ? sent : undefined;
}
