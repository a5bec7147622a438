import { Redirect } from '@baize/routing';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { LoginState } from '../login/LoginState.ts';
import { useIsPlayer } from '../token/useIsPlayer.ts';

/** Redirects logged-in players away from visitor-only pages (spec 1/2.login/7 and 1/6.session/2). */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { state } = useLocation() as { state: LoginState | null };
  return useIsPlayer() ? <Redirect to={state?.from ?? '/'} /> : children;
}
