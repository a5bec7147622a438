import { isApiError } from '@baize/api';
import { optionsQueries } from '@baize/brand';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { StartError } from './StartError.tsx';
import { lazyPart } from '@baize/routing';
import { shellLaterTexts } from '../texts.ts';

/* Replaces the whole page: if its code fails to load, `RootError` is shown. */
const Maintenance = lazyPart(
  async () => (await import('./MaintenancePage.tsx')).MaintenancePage,
  shellLaterTexts,
);
const Restricted = lazyPart(
  async () => (await import('./MaintenancePage.tsx')).RestrictedPage,
  shellLaterTexts,
);

/** The only country that the specification blocks (spec 1/2.shell/3). */
const BLOCKED_COUNTRIES = ['AA'];
const MAINTENANCE = 500;

/**
 * Renders the site unless the options say that it's closed, or can't be loaded (spec 1/2.shell/1, 3 and 11).
 * Doesn't wait for the first options (ADR 12).
 */
export function StartGate({ children }: { children: ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery(optionsQueries.all());
  if (isApiError(error) && error.status === MAINTENANCE) return <Maintenance />;
  if (error && !data) return <StartError retry={() => void refetch()} retrying={isFetching} />;
  if (BLOCKED_COUNTRIES.includes(data?.user?.geo ?? '')) return <Restricted />;
  return children;
}
