import { useSiteOptions } from '@baize/brand';
import { useCurrentRoute } from '@baize/routing';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useActiveDomain } from '../domain/useActiveDomain.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/**
 * What every navigation does to the page: scroll to the top (back to where it was on Back) and the body's class; and the
 * domain that the operator wants it to be read at.
 */
export function RouteEffects() {
  const { bodyClass } = useCurrentRoute() ?? {};
  const options = useSiteOptions();
  useScrollMemory(useLocation(), useNavigationType());
  useActiveDomain(options?.active_domain);

  useEffect(() => {
    if (!bodyClass) return undefined;
    document.body.classList.add(bodyClass);
    return () => document.body.classList.remove(bodyClass);
  }, [bodyClass]);

  return null;
}
