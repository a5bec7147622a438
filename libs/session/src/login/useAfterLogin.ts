import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { closeLogin, useLoginPrompt } from './loginPrompt.ts';

/** Where a guard sent the visitor from, in the history state. */
export interface GuardState {
  from?: string;
}

/** What happens after a login: the thing that was wanted, the page that was asked for, or the home page. */
export function useAfterLogin() {
  const { pending } = useLoginPrompt();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: GuardState | null };
  return useCallback(() => {
    closeLogin();
    if (pending) pending();
    else void navigate(state?.from ?? '/', { replace: Boolean(state?.from) });
  }, [navigate, pending, state]);
}
