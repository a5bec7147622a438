import { isApiError, type ApiError } from '@baize/api';
import { ChunkLoadError } from '@baize/routing';
import type { BrowserError, CallFailure, PageReport } from './PageReport.ts';

type Counts = Pick<PageReport, 'errors' | 'failures'>;

/** A page that fails in a loop isn't worth a longer number. */
const MAX = 1_000;

/** An answer such as "not enough balance" is none, unless it has an error status. */
function callFailureOf({ status = 0, failure }: ApiError): CallFailure | undefined {
  if (status >= 500) return '5xx';
  if (status >= 400) return '4xx';
  return failure === 'refused' || failure === 'request' ? undefined : failure;
}

function browserErrorOf(failure: unknown): BrowserError {
  if (failure === 'error' || failure === 'rejection') return failure;
  return failure instanceof ChunkLoadError ? 'chunk' : 'crash';
}

function addTo<Kind extends string>(counts: Partial<Record<Kind, number>>, kind: Kind | undefined) {
  if (kind) counts[kind] = Math.min((counts[kind] ?? 0) + 1, MAX);
}

/**
 * Counts what a page has noted so far (`baizeFailures`), and whatever it notes from now on. Nothing else of a failure
 * is kept.
 * @returns the counts, which change as the page fails
 */
export function countFailures(failures: NonNullable<typeof globalThis.baizeFailures>): Counts {
  const counts: Counts = { errors: {}, failures: {} };
  const push = (failure: unknown) => {
    if (isApiError(failure)) addTo(counts.failures, callFailureOf(failure));
    else addTo(counts.errors, browserErrorOf(failure));
  };
  failures.noted?.forEach(push);
  globalThis.baizeFailures = { ...failures, noted: undefined, push };
  return counts;
}
