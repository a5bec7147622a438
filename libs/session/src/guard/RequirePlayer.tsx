import { Redirect } from '@baize/routing';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useIsPlayer } from '../token/useIsPlayer.ts';

/** Shows its page to players; a visitor goes to /login and comes back to the same path, query and hash afterwards. */
export function RequirePlayer({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  if (useIsPlayer()) return children;
  return <Redirect to="/login" state={{ from: pathname + search + hash }} />;
}
