import { ApiError, isApiError } from './ApiError.ts';
import { readRetryAfter } from './readRetryAfter.ts';
import { schemaViolationOf } from './attachResponseSchema.ts';
import { isRefusal, decodeErrorReply } from './decodeErrorReply.ts';

interface Reply<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** What a call returns when it doesn't throw: the reply without its refusal branch. */
export type Accepted<T> = Exclude<T, { success: false }>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

function parseReply<T>({ data, error, response }: Reply<T>): Accepted<T> {
  const { status } = response;
  if (response.ok && isObject(data) && !isRefusal(data)) {
    const violation = schemaViolationOf(response, data);
    if (violation) throw new ApiError('unreadable', { status, cause: new Error(violation) });
    return data as Accepted<T>;
  }
  const body = response.ok ? data : error;
  const retryAt = readRetryAfter(response.headers);
  if (isObject(body)) throw new ApiError('refused', { status, retryAt, refusal: decodeErrorReply(body) });
  throw new ApiError('unreadable', { status, retryAt });
}

/** Errors that openapi-fetch throws while reading a body: invalid JSON, or a dropped connection. */
const isBrokenBody = (cause: unknown) => cause instanceof SyntaxError || cause instanceof TypeError;

async function readReply<T>(sent: Promise<Reply<T>>): Promise<Accepted<T>> {
  const reply = await sent.catch((cause: unknown) => {
    if (isApiError(cause) || !isBrokenBody(cause)) throw cause;
    throw new ApiError('unreadable', { cause });
  });
  return parseReply(reply);
}

/**
 * Awaits a platform call: `await call(api.GET('/options'))`. A failed one is noted for the page's report (ADR 78).
 * @returns the body of a successful reply
 * @throws ApiError for any other outcome; the abort reason if the caller's signal was aborted
 */
export const call = <T>(sent: Promise<Reply<T>>): Promise<Accepted<T>> =>
  readReply(sent).catch((error: unknown) => {
    if (isApiError(error)) globalThis.baizeFailures?.push(error);
    throw error;
  });

interface Failures {
  noted: readonly unknown[] | undefined;
  push: (failure: unknown) => unknown;
  onCaughtError: (error: unknown) => void;
}

declare global {
  /** What has failed on this page, for its report; undefined if it sends none. */
  var baizeFailures: Failures | undefined;
}
