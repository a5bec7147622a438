import { isApiError } from '@baize/api';
import { optionsQueries } from '@baize/brand';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { StartError } from './StartError.tsx';
import { later } from '../later.ts';

const Maintenance = later(async () => (await import('./ClosedPage.tsx')).MaintenancePage);
const Restricted = later(async () => (await import('./ClosedPage.tsx')).RestrictedPage);

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
