import { ApiError, isApiError } from './ApiError.ts';
import { isRefusal, readErrorReply } from './readErrorReply.ts';

interface Reply<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** What a call gives when it does not throw: the reply without its refusing branch. */
export type Accepted<T> = Exclude<T, { success: false }>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

function readReply<T>({ data, error, response }: Reply<T>): Accepted<T> {
  const { status } = response;
  if (response.ok && isObject(data) && !isRefusal(data)) return data as Accepted<T>;
  const body = response.ok ? data : error;
  if (isObject(body)) throw new ApiError('refused', { status, refusal: readErrorReply(body) });
  throw new ApiError('unreadable', { status });
}

/**
 * Awaits a call of the platform: `await call(api.GET('/options'))`.
 * @returns the body, once it says yes
 * @throws ApiError for every other end; the abort reason when the caller's signal fired
 */
export async function call<T>(sent: Promise<Reply<T>>): Promise<Accepted<T>> {
  const reply = await sent.catch((cause: unknown) => {
    if (isApiError(cause) || !(cause instanceof SyntaxError)) throw cause;
    throw new ApiError('unreadable', { cause });
  });
  return readReply(reply);
}
