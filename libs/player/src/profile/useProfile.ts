import { useQuery } from '@tanstack/react-query';
import { useIsPlayer } from '@baize/session';
import { profileQueries } from './profileQueries.ts';

/** The player's profile; `data` is undefined for a visitor and before the first reply. */
export function useProfile() {
  const isPlayer = useIsPlayer();
  const { data, ...query } = useQuery({ ...profileQueries.me(), enabled: isPlayer });
  return { ...query, data: isPlayer ? data : undefined };
}
