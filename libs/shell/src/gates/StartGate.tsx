import { isApiError } from '@baize/api';
import { optionsQueries } from '@baize/brand';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { StartError } from './StartError.tsx';
import { lazyPart } from '@baize/routing';
import { shellLaterTexts } from '../texts.ts';

/* The whole page: where it does not come, the root says so. */
const Maintenance = lazyPart(async () => (await import('./ClosedPage.tsx')).MaintenancePage, shellLaterTexts);
const Restricted = lazyPart(async () => (await import('./ClosedPage.tsx')).RestrictedPage, shellLaterTexts);

/** The only country that the spec blocks (document 1, section 2). */
const BLOCKED_COUNTRIES = ['AA'];
const MAINTENANCE = 500;

/** Lets the site through once its options are known and say that it is open (spec: document 1, section 2, app shell). */
export function StartGate({ children }: { children: ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery(optionsQueries.all());
  if (isApiError(error) && error.status === MAINTENANCE) return <Maintenance />;
  if (error && !data) return <StartError retry={() => void refetch()} retrying={isFetching} />;
  if (BLOCKED_COUNTRIES.includes(data?.user?.geo ?? '')) return <Restricted />;
  return children;
}
