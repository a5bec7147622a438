import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsPlayer } from '@baize/session';
import { shareProfile } from './shareProfile.ts';

/**
 * Shares the player's profile, including the balance, with other tabs while the caller is mounted and a player is
 * logged in.
 */
export function useSharedProfile(): void {
  const queryClient = useQueryClient();
  const isPlayer = useIsPlayer();
  useEffect(() => (isPlayer ? shareProfile(queryClient) : undefined), [queryClient, isPlayer]);
}
