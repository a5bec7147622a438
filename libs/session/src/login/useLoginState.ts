import { useIsHydrated } from '@baize/ui/store';
import { useLocation } from 'react-router';
import type { LoginState } from './LoginState.ts';

/**
 * The login's history state. It survives a reload, but the server-rendered markup doesn't have it, so it's undefined
 * until hydration.
 */
export function useLoginState(): LoginState | undefined {
  const { state } = useLocation() as { state: LoginState | null };
  return useIsHydrated() ? (state ?? undefined) : undefined;
}
