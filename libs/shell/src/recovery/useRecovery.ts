import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recoverQueries } from './recoverQueries.ts';

/** Lets the page recover by itself from the platform's trouble; once, beside every page. */
export function useRecovery() {
  const queryClient = useQueryClient();
  useEffect(() => recoverQueries(queryClient), [queryClient]);
}
