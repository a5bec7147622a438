import { Redirect, paths } from '@baize/routing';
import { useIsHydrated } from '@baize/ui/store';
import { useState, type ComponentType, type PropsWithChildren, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useIsPlayer } from '../token/useIsPlayer.ts';

interface Props {
  children: ReactNode;
  /**
   * Rendered in the server's markup, which is always a visitor's: whether this is a player isn't known until hydration.
   * Then it has the page as its child, so that what both show stays in place (ADR 66).
   */
  skeleton?: ComponentType<PropsWithChildren>;
}

/**
 * Renders its children for players only. Visitors are redirected to /login, and after login back to the same path,
 * query and hash.
 */
export function RequirePlayer({ children, skeleton }: Props) {
  const { pathname, search, hash } = useLocation();
  const isPlayer = useIsPlayer();
  const isHydrated = useIsHydrated();
  const [Frame] = useState(() => (isHydrated ? undefined : skeleton));
  if (!isPlayer && isHydrated)
    return <Redirect to={paths.login} state={{ from: pathname + search + hash }} />;
  const page = isPlayer && children;
  return Frame ? <Frame>{page}</Frame> : page;
}
