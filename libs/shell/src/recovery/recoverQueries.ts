import { isApiError } from '@baize/api';
import { optionsQueries } from '@baize/site';
import { shareChannel, tabLeader } from '@baize/site';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isTrouble } from './isTrouble.ts';

/** The name of the lead and the channel in all tabs. */
const RECOVERY = 'recovery';
const FIRST_WAIT_MS = 10_000;
export const LONGEST_WAIT_MS = 60_000;
/** The other tabs refetch at a random time within this period, ms. */
const SPREAD_MS = 3_000;
/** Number of refetches for queries that keep failing although the platform replies. */
const MAX_FUTILE = 3;

/** Queries on screen that failed because of an outage. */
const TROUBLED = {
  type: 'active',
  predicate: ({ state }: Query) => state.status === 'error' && isTrouble(state.error),
} as const;

/** Doubles each time, plus up to half of that as jitter, so that visitors don't all refetch at once. */
const waitMs = (attempt: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (1 + Math.random() / 2);

/** Whether the platform answers the options call; the options are then up to date. */
const isAnswering = (queryClient: QueryClient): Promise<boolean> =>
  queryClient.fetchQuery({ ...optionsQueries.all(), staleTime: 0 }).then(
    () => true,
    (error: unknown) => !isTrouble(error),
  );

/** The longest `Retry-After` among the failed queries, ms. */
function announcedMs(queryClient: QueryClient): number {
  const failures = queryClient.getQueryCache().findAll(TROUBLED);
  const ends = failures.map(({ state: { error } }) => (isApiError(error) ? (error.retryAt ?? 0) : 0));
  return Math.max(...ends) - Date.now() + Math.random() * SPREAD_MS;
}

/**
 * Lets a page recover automatically from a platform outage (ADR 68). While a query on screen has failed, the leading
 * tab polls the options, but not before the platform's `Retry-After`; once they load, each tab refetches its failed
 * queries.
 * @returns a function that stops it
 */
export function recoverQueries(queryClient: QueryClient): () => void {
  const lead = tabLeader(RECOVERY);
  const channel = shareChannel(RECOVERY);
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUpLead: (() => void) | undefined;
  let isAsking = false;
  let attempt = 0;
  let futile = 0;

  const isTroubled = () => queryClient.getQueryCache().findAll(TROUBLED).length > 0;
  const refetchTroubled = () => queryClient.refetchQueries(TROUBLED);

  async function tryAgain() {
    timer = undefined;
    isAsking = true;
    attempt += 1;
    if (await isAnswering(queryClient)) {
      channel.send({ key: RECOVERY, at: Date.now(), data: true });
      await refetchTroubled();
      futile = isTroubled() ? futile + 1 : 0;
    }
    isAsking = false;
    if (!over.signal.aborted) follow();
  }

  function plan() {
    clearTimeout(timer);
    timer = undefined;
    if (isAsking || !lead.get() || futile >= MAX_FUTILE) return;
    timer = setTimeout(() => void tryAgain(), Math.max(waitMs(attempt), announcedMs(queryClient)));
  }

  /** Competes for the lead while something is broken. Not during an attempt, when failed queries only seem fine. */
  function follow() {
    if (isAsking) return;
    if (isTroubled()) {
      giveUpLead ??= lead.subscribe(plan);
      if (timer === undefined) plan();
      return;
    }
    giveUpLead?.();
    giveUpLead = undefined;
    clearTimeout(timer);
    timer = undefined;
    attempt = futile = 0;
  }

  let soon: ReturnType<typeof setTimeout> | undefined;
  const stopListening = channel.listen(() => {
    /* A tab also receives its own message. */
    if (lead.get()) return;
    clearTimeout(soon);
    soon = setTimeout(() => void refetchTroubled(), Math.random() * SPREAD_MS);
  });
  const stopWatching = queryClient.getQueryCache().subscribe(follow);
  follow();
  return () => {
    over.abort();
    stopWatching();
    stopListening();
    giveUpLead?.();
    clearTimeout(timer);
    clearTimeout(soon);
  };
}
