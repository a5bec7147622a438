import { onSessionEnd } from '@baize/session';
import { useStore } from '@baize/ui/store';
import { useEffect } from 'react';
import { sentCode, type SentCode } from './sentCode.ts';

/** The last code sent to the player, from any tab; dropped on logout. */
export function useSentCode(playerId: number): SentCode | undefined {
  const sent = useStore(sentCode);
  useEffect(() => onSessionEnd(() => sentCode.clear()), []);
  return sent?.playerId === playerId ? sent : undefined;
}
