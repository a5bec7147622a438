import { isApiError } from '@baize/api';
import { optionsQueries } from '@baize/brand';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { StartError } from './StartError.tsx';
import { laterTexts } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { shellMessages } from '../messages.ts';

/* The whole page: where it does not come, the root says so. */
const texts = laterTexts(shellMessages);
const Maintenance = lazyPart(async () => (await import('./ClosedPage.tsx')).MaintenancePage, ...texts);
const Restricted = lazyPart(async () => (await import('./ClosedPage.tsx')).RestrictedPage, ...texts);

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
