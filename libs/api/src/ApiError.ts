import type { Refusal } from './readErrorReply.ts';

/**
 * - `refused`: the platform said no, in one of its envelopes
 * - `unreadable`: an answer that is not what the contract promises (HTML, broken JSON, nothing at all)
 * - `network`: no answer; `timeout`: none in time
 * - `request`: never sent, because a parameter is not allowed in an address
 */
export const FAILURES = ['refused', 'unreadable', 'network', 'timeout', 'request'] as const;
export type Failure = (typeof FAILURES)[number];

interface Details {
  /** HTTP status, where there was an answer. */
  status?: number;
  refusal?: Refusal;
  cause?: unknown;
}

/** The one error that calls of the platform throw. `refusal` holds what `readErrorReply` found in the body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;
  readonly status: number | undefined;
  readonly refusal: Refusal | undefined;

  constructor(failure: Failure, { status, refusal, cause }: Details = {}) {
    super(
      `The platform's answer: ${failure}${status ? ` (${status})` : ''} ${refusal?.message ?? ''}`.trim(),
      { cause },
    );
    this.failure = failure;
    this.status = status;
    this.refusal = refusal;
  }

  /** The platform's own code (768, 1005 ...), as text, since it sends both numbers and strings. */
  get code(): string | undefined {
    return this.refusal?.code;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
