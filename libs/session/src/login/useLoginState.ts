import { useIsHydrated } from '@baize/ui/store';
import { useLocation } from 'react-router';
import type { LoginState } from './LoginState.ts';

/**
 * What the page before has left for the login. It outlives a reload of the page, whose markup the server has rendered
 * without it: there is none until that is hydrated.
 */
export function useLoginState(): LoginState | undefined {
  const { state } = useLocation() as { state: LoginState | null };
  return useIsHydrated() ? (state ?? undefined) : undefined;
}
