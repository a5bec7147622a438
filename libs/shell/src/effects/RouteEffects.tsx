import { useCurrentRoute } from '@baize/routing';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { bodyClassesOf } from './bodyClassesOf.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** Effects of every navigation: scroll position (top, or restored on Back) and the body's class. */
export function RouteEffects() {
  const route = useCurrentRoute();
  useScrollMemory(useLocation(), useNavigationType());

  useEffect(() => {
    const classes = route ? bodyClassesOf(route) : [];
    document.body.classList.add(...classes);
    return () => document.body.classList.remove(...classes);
  }, [route]);

  return null;
}
