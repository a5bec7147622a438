import { anySignal } from './anySignal.ts';
import { ApiError } from './ApiError.ts';
import type { CallPolicy } from './callPolicy.ts';
import { requestContext } from './requestContext.ts';
import { retryWaitMs } from './retryWaitMs.ts';

const RETRY_STATUS = new Set([429, 502, 503, 504]);

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => (clearTimeout(timer), reject(signal.reason as Error));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });

async function attemptOnce(request: Request, timeoutMs: number): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const { fetch = globalThis.fetch } = requestContext();
  try {
    return await fetch(request.clone(), { signal: anySignal(request.signal, timeout) });
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw new ApiError(timeout.aborted ? 'timeout' : 'network', { cause });
  }
}

/**
 * Sends a request, and retries where the policy allows.
 * @throws ApiError (`network`, `timeout`); the signal's reason when the caller aborted
 */
export async function send(request: Request, { timeoutMs, retries }: CallPolicy): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptOnce(request, timeoutMs).catch((error: unknown) => error);
    const response = outcome instanceof Response ? outcome : undefined;
    const worthRepeating = response ? RETRY_STATUS.has(response.status) : outcome instanceof ApiError;
    const wait = attempt < retries && worthRepeating ? retryWaitMs(attempt, response) : undefined;
    if (wait !== undefined) await pause(wait, request.signal);
    else if (response) return response;
    else throw outcome;
  }
}
