import { useSiteOptions } from '@baize/brand';
import { useCurrentRoute } from '@baize/routing';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useDocumentHead } from '../document/useDocumentHead.ts';
import { useActiveDomain } from '../domain/useActiveDomain.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/**
 * What every navigation does to the page: scroll to the top (back to where it was on Back) and the body's class; and what
 * the operator's options do to it: its head, and the domain it should be read at.
 */
export function RouteEffects() {
  const { bodyClass } = useCurrentRoute() ?? {};
  const options = useSiteOptions();
  useScrollMemory(useLocation(), useNavigationType());
  useDocumentHead(options);
  useActiveDomain(options?.active_domain);

  useEffect(() => {
    if (!bodyClass) return undefined;
    document.body.classList.add(bodyClass);
    return () => document.body.classList.remove(bodyClass);
  }, [bodyClass]);

  return null;
}
