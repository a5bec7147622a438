import { isApiError, type ApiError, type Failure } from './ApiError.ts';

const BY_STATUS: Record<number, string> = {
  400: 'bad_request',
  401: 'token_expired',
  403: 'forbidden',
  404: 'data_not_found',
  405: 'method_not_allowed',
  429: 'too_many_requests',
  500: 'please_try_again',
  524: 'ERR_CONNECTION_TIMED_OUT',
};

const BY_FAILURE: Partial<Record<Failure, string>> = {
  network: 'connection_lost',
  timeout: 'ERR_CONNECTION_TIMED_OUT',
  request: 'bad_request',
};

/** Statuses for which the reply's own message replaces the general one. */
const MESSAGE_STATUSES = new Set([200, 400, 422, 600]);

function refusedKey({ status = 0, refusal }: ApiError): string {
  const own = MESSAGE_STATUSES.has(status) ? refusal?.message : undefined;
  return own ?? BY_STATUS[status] ?? 'unknown_error';
}

/** The translation key of the message for the player, from the shared HTTP status map (spec 1/8.session/12). */
export function errorMessageKey(error: unknown): string {
  if (!isApiError(error)) return 'unknown_error';
  return BY_FAILURE[error.failure] ?? refusedKey(error);
}
