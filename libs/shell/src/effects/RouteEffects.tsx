import { useCurrentRoute } from '@baize/routing';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useScrollMemory } from './useScrollMemory.ts';

/** Effects of every navigation: scroll position (top, or restored on Back) and the body's class. */
export function RouteEffects() {
  const { bodyClass } = useCurrentRoute() ?? {};
  useScrollMemory(useLocation(), useNavigationType());

  useEffect(() => {
    if (!bodyClass) return undefined;
    document.body.classList.add(bodyClass);
    return () => document.body.classList.remove(bodyClass);
  }, [bodyClass]);

  return null;
}
