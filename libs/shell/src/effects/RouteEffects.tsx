import { useBrand, useSiteOptions } from '@baize/brand';
import { useCurrentRoute } from '@baize/routing';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useScrollMemory } from './useScrollMemory.ts';

/** What every navigation does to the page: scroll to the top (back to where it was on Back), body class, title. */
export function RouteEffects() {
  const { bodyClass } = useCurrentRoute() ?? {};
  const { name } = useBrand();
  const title: unknown = useSiteOptions()?.title;
  useScrollMemory(useLocation(), useNavigationType());

  useEffect(() => {
    if (!bodyClass) return undefined;
    document.body.classList.add(bodyClass);
    return () => document.body.classList.remove(bodyClass);
  }, [bodyClass]);

  useEffect(() => {
    document.title = typeof title === 'string' && title !== '' ? title : name;
  }, [title, name]);

  return null;
}
