import { Redirect } from '@baize/routing';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useIsPlayer } from '../token/useIsPlayer.ts';

/**
 * Renders its children for players. A visitor is redirected to /login, and afterwards back to the same path,
 * query and hash.
 */
export function RequirePlayer({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  if (useIsPlayer()) return children;
  return <Redirect to="/login" state={{ from: pathname + search + hash }} />;
}
