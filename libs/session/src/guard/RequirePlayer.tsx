import { Redirect, paths } from '@baize/routing';
import { useIsHydrated } from '@baize/ui/store';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useIsPlayer } from '../token/useIsPlayer.ts';

interface Props {
  children: ReactNode;
  /**
   * Rendered in the server's markup, which is always a visitor's: whether this is a player isn't known until hydration.
   */
  skeleton?: ReactNode;
}

/**
 * Renders its children for players only. Visitors are redirected to /login, and after login back to the same path,
 * query and hash.
 */
export function RequirePlayer({ children, skeleton }: Props) {
  const { pathname, search, hash } = useLocation();
  const isPlayer = useIsPlayer();
  const isHydrated = useIsHydrated();
  if (isPlayer) return children;
  if (!isHydrated) return skeleton;
  return <Redirect to={paths.login} state={{ from: pathname + search + hash }} />;
}
