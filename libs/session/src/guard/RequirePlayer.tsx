import { Redirect, paths } from '@baize/routing';
import { useIsHydrated } from '@baize/ui/store';
import { useDeferredValue, type ComponentType, type PropsWithChildren, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useIsPlayer } from '../token/useIsPlayer.ts';
import { useIsPlayerDeferred } from '../token/useIsPlayerDeferred.ts';

interface Props {
  children: ReactNode;
  /**
   * Rendered first: in the server's markup, which is always a visitor's, and after a navigation. Then it has the page as
   * its child, so that what both show stays in place (ADR 66).
   */
  skeleton?: ComponentType<PropsWithChildren>;
}

/**
 * Renders its children for players only. Visitors are redirected to /login, and after login back to the same path,
 * query and hash.
 */
export function RequirePlayer({ children, skeleton: Frame }: Props) {
  const { pathname, search, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isPlayer = useIsPlayer();
  const isHydrated = useIsHydrated();
  const isShown = useIsPlayerDeferred();
  /* The skeleton at once, the page when its code is there. On back navigation the page needs its height for the scroll position. */
  const isDue = useDeferredValue(true, isBack || !Frame);
  if (!isPlayer && isHydrated)
    return <Redirect to={paths.login} state={{ from: pathname + search + hash }} />;
  const page = isShown && isDue && children;
  return Frame ? <Frame>{page}</Frame> : page;
}
