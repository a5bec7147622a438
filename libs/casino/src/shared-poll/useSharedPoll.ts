import { shareChannel, tabLeader, type Shared } from '@baize/site';
import { createStore, useStore } from '@baize/ui/store';
import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

interface Poll<T> {
  /** The poll's name in all tabs. */
  name: string;
  /** Milliseconds from one call to the next, on average. */
  every: number;
  /** True only while it's in view; false stops polling and releases the lead. */
  isWanted: boolean;
  /** Validates data from another tab, which may run an older build. */
  accepts: (data: unknown) => data is T;
}

const NEVER = createStore<boolean>(false);
/** Each wait is up to a tenth shorter or longer, so that visitors don't all send requests at once. */
const JITTER = 0.1;
const jittered = (every: number) => Math.round(every * (1 - JITTER + 2 * JITTER * Math.random()));

/**
 * A query polled by one visible tab for all tabs; the others receive its data. It pauses in a hidden tab and out of
 * view (spec 2/9.lobby/2).
 */
export function useSharedPoll<T, Key extends QueryKey>(
  options: UseQueryOptions<T, Error, T, Key>,
  { name, every, isWanted, accepts }: Poll<T>,
) {
  const queryClient = useQueryClient();
  const leads = useStore(isWanted ? tabLeader(name) : NEVER);
  const query = useQuery({
    ...options,
    subscribed: isWanted,
    refetchInterval: leads && (() => jittered(every)),
    refetchIntervalInBackground: false,
  });
  const { data, dataUpdatedAt: at } = query;
  const { queryKey } = options;
  const key = JSON.stringify(queryKey);

  useEffect(() => {
    if (leads && data !== undefined) shareChannel(name).send({ key, at, data });
  }, [leads, name, key, at, data]);

  const receive = useEffectEvent((shared: Shared) => {
    const known = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    const isNewer = shared.at > known && shared.at <= Date.now();
    if (shared.key === key && isNewer && accepts(shared.data))
      queryClient.setQueryData<unknown>(queryKey, shared.data, { updatedAt: shared.at });
  });
  useEffect(
    () => (isWanted ? shareChannel(name).listen((shared) => receive(shared)) : undefined),
    [isWanted, name],
  );

  return query;
}
