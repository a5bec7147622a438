import { prefetch } from '@baize/api';
import type { Destination, HomeSection } from '@baize/routing';
import type { QueryClient } from '@tanstack/react-query';
import { contentSections } from './contentSections.tsx';
import { firstScreenOf } from './firstScreenOf.ts';
import { homeQueries } from './homeQueries.ts';

/** Prefetches the first content of the home page: its own data, and the data for the brand's first sections. */
export function homeLoader(
  sections: readonly HomeSection[],
  queryClient: QueryClient,
  destination: Destination,
): Promise<unknown> {
  const first = firstScreenOf(destination.brand);
  const all = [...contentSections, ...sections];
  return Promise.all([
    prefetch(queryClient, homeQueries.data(destination.device)),
    ...first.map((id) => all.find((section) => section.id === id)?.loader?.(queryClient, destination)),
  ]);
}
