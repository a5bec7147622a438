import { isApiError } from '@baize/api';
import { optionsQueries } from '@baize/brand';
import { shareChannel, tabLead } from '@baize/session';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isTrouble } from './isTrouble.ts';

/** Names the lead and the channel in all tabs. */
const RECOVERY = 'recovery';
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 60_000;
/** The other tabs ask again at some moment within it, ms. */
const SPREAD_MS = 3_000;
/** How often to ask again for what stays broken although the platform answers. */
const MOST_FUTILE = 3;

/** What is on screen and failed by the platform's trouble. */
const TROUBLED = {
  type: 'active',
  predicate: ({ state }: Query) => state.status === 'error' && isTrouble(state.error),
} as const;

/** Twice as long each time, and up to half as long again: visitors don't ask all at once. */
const waitMs = (attempt: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (1 + Math.random() / 2);

/** Whether the platform answers for the options, which are then known. */
const isAnswering = (queryClient: QueryClient): Promise<boolean> =>
  queryClient.fetchQuery({ ...optionsQueries.all(), staleTime: 0 }).then(
    () => true,
    (error: unknown) => !isTrouble(error),
  );

/** How long the platform has asked to be left alone by what has failed, ms. */
function announcedMs(queryClient: QueryClient): number {
  const failures = queryClient.getQueryCache().findAll(TROUBLED);
  const ends = failures.map(({ state: { error } }) => (isApiError(error) ? (error.retryAt ?? 0) : 0));
  return Math.max(...ends) - Date.now() + Math.random() * SPREAD_MS;
}

/**
 * Lets a page recover by itself from the platform's trouble (ADR 68). While something on screen has failed, the leading
 * tab asks for the options from time to time, not before the platform has said to come back; once they come, each tab asks again
 * for what failed.
 * @returns stops it
 */
export function recoverQueries(queryClient: QueryClient): () => void {
  const lead = tabLead(RECOVERY);
  const channel = shareChannel(RECOVERY);
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUpLead: (() => void) | undefined;
  let isAsking = false;
  let attempt = 0;
  let futile = 0;

  const isTroubled = () => queryClient.getQueryCache().findAll(TROUBLED).length > 0;
  const askAgain = () => queryClient.refetchQueries(TROUBLED);

  async function tryAgain() {
    timer = undefined;
    isAsking = true;
    attempt += 1;
    if (await isAnswering(queryClient)) {
      channel.send({ key: RECOVERY, at: Date.now(), data: true });
      await askAgain();
      futile = isTroubled() ? futile + 1 : 0;
    }
    isAsking = false;
    if (!over.signal.aborted) follow();
  }

  function plan() {
    clearTimeout(timer);
    timer = undefined;
    if (isAsking || !lead.get() || futile >= MOST_FUTILE) return;
    timer = setTimeout(() => void tryAgain(), Math.max(waitMs(attempt), announcedMs(queryClient)));
  }

  /** Competes for the lead while something is broken. Not in the middle of an attempt, in which it only seems whole. */
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
    /* A tab hears itself too. */
    if (lead.get()) return;
    clearTimeout(soon);
    soon = setTimeout(() => void askAgain(), Math.random() * SPREAD_MS);
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
