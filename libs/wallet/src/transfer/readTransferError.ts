import { errorMessageKey, isApiError, type ApiError } from '@baize/api';

export type TransferFailure =
  /** Refused; `message` is one of the platform's translation keys. */
  | { kind: 'refused'; message: string; field?: string; needsUser: boolean; isFinal: boolean }
  /** No reply, or none that says what happened: the money may have moved. */
  | { kind: 'unknown' };

const NO_USER = '1005';
/** Refusals whose message is shown under any status. */
const SPEAKING_CODES: ReadonlySet<string | undefined> = new Set(['19', NO_USER]);
const SPEAKING_ENVELOPES: ReadonlySet<string | undefined> = new Set(['success-false', 'status-false']);
const SPEAKING_STATUSES: ReadonlySet<number | undefined> = new Set([200, 422, 500]);
/** Still under way, or a gateway gave up on it. */
const UNDECIDED: ReadonlySet<number | undefined> = new Set([409, 502, 503, 504, 524]);
const SERVER_ERROR = 500;

function messageOf(error: ApiError): string {
  const { status, code, refusal } = error;
  const speaks =
    SPEAKING_CODES.has(code) || SPEAKING_ENVELOPES.has(refusal?.envelope) || SPEAKING_STATUSES.has(status);
  if (speaks && refusal?.message !== undefined) return refusal.message;
  return status === 400 ? 'bad_request' : errorMessageKey(error);
}

/**
 * What a failed transfer means (spec 2/8.wallets/1 to 2/8.wallets/6). A reply that got lost is no refusal, and so is one of a
 * gateway. Status 500 is shown as the platform's message, but isn't final: the same attempt keeps its key.
 */
export function readTransferError(error: unknown): TransferFailure {
  if (!isApiError(error)) return { kind: 'unknown' };
  const { failure, status, code, refusal } = error;
  const isLost = failure !== 'refused' && failure !== 'request';
  if (isLost || UNDECIDED.has(status)) return { kind: 'unknown' };
  return {
    kind: 'refused',
    message: messageOf(error),
    field: refusal?.envelope === 'fields' ? refusal.fields[0]?.[0] : undefined,
    needsUser: code === NO_USER,
    isFinal: status !== SERVER_ERROR,
  };
}
