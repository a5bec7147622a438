import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

export interface LaunchCall<T> {
  launch: T | undefined;
  error: unknown;
  /** Requests a new launch, since a URL can be used only once. Does nothing while one is in progress. */
  again: () => void;
}

/**
 * Opens a provider's page on mount, and again when `key` changes. A launch has side effects on the platform, so it's
 * never retried automatically, and only one is in progress at a time.
 */
export function useLaunchCall<T>(key: string, open: () => Promise<T>): LaunchCall<T> {
  const { mutate, data, error, isPending } = useMutation({ scope: { id: 'launch' }, mutationFn: open });
  useEffect(() => mutate(), [mutate, key]);
  return {
    launch: isPending ? undefined : data,
    error: isPending ? undefined : error,
    again: () => {
      if (!isPending) mutate();
    },
  };
}
