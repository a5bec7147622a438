import { isApiError } from '@baize/api';
import { countryClosure, maintenanceOf, optionsQueries, type Closure } from '@baize/site';
import { lazyPart } from '@baize/routing';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { shellDeferredTexts } from '../texts.ts';
import { closedSite } from './closedSite.ts';
import { StartError } from './StartError.tsx';

/* Only shown after a reply, so there is a connection to load it. */
const Trouble = lazyPart(async () => (await import('./TroublePage.tsx')).TroublePage, shellDeferredTexts);

interface Props {
  /** The site server's reason: a blocked country is final, but maintenance may be over (spec 1/2.shell/14). */
  closure?: Closure;
  children: ReactNode;
}

/**
 * Renders the site unless it's closed or its options can't be loaded (spec 1/2.shell/1, 3 and 11, 1/4.shell/4 and 5).
 * Doesn't wait for the first options (ADR 12).
 */
export function StartGate({ closure, children }: Props) {
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useQuery(optionsQueries.all());
  const [last, setLast] = useState(error);
  /* Keeps the last error during a refetch. */
  if (!isFetching && last !== error) setLast(error);
  const failure = isFetching ? last : error;

  const isSaid = closure?.why === 'country' || !(isFetchedAfterMount || failure);
  const closed =
    (isSaid && closure) ||
    (isApiError(failure) && maintenanceOf(failure)) ||
    (!failure || data ? countryClosure(data?.user?.geo) : undefined);
  if (closed) return <closedSite.Component closure={closed} />;
  if (!failure || data) return children;
  const Failed = isApiError(failure) && failure.status ? Trouble : StartError;
  return <Failed retry={() => void refetch()} retrying={isFetching} />;
}
