import type { Refusal } from './decodeErrorReply.ts';

/**
 * - `refused`: the platform refused, in one of its envelopes
 * - `unreadable`: the reply breaks the contract (HTML, broken JSON, an empty body)
 * - `network`: no reply; `timeout`: none in time
 * - `request`: never sent, because a parameter isn't allowed in a URL
 */
export const FAILURES = ['refused', 'unreadable', 'network', 'timeout', 'request'] as const;
export type Failure = (typeof FAILURES)[number];

interface Details {
  /** HTTP status, if there was a reply. */
  status?: number;
  /** The time to retry (`Retry-After`), in ms since 1970. */
  retryAt?: number;
  refusal?: Refusal;
  cause?: unknown;
}

/** The only error that platform calls throw. `refusal` holds what `decodeErrorReply` found in the body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;
  readonly status: number | undefined;
  readonly retryAt: number | undefined;
  readonly refusal: Refusal | undefined;

  constructor(failure: Failure, { status, retryAt, refusal, cause }: Details = {}) {
    super(
      `The platform's answer: ${failure}${status ? ` (${status})` : ''} ${refusal?.message ?? ''}`.trim(),
      { cause },
    );
    this.failure = failure;
    this.status = status;
    this.retryAt = retryAt;
    this.refusal = refusal;
  }

  /** The platform's own code (768, 1005 ...) as text, since it sends both numbers and strings. */
  get code(): string | undefined {
    return this.refusal?.code;
  }
}

/** Whether a call's outcome is unknown: it was sent, but the platform's reply never arrived. */
export const isLostReply = (error: unknown): boolean =>
  !isApiError(error) || (error.failure !== 'refused' && error.failure !== 'request');

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
