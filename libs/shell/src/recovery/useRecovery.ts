import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recoverQueries } from './recoverQueries.ts';

/** Lets the page recover automatically from a platform outage. Mounted once, next to the pages. */
export function useRecovery() {
  const queryClient = useQueryClient();
  useEffect(() => recoverQueries(queryClient), [queryClient]);
}
