import { errorMessageKey, isApiError, isLostReply, type ApiError } from '@baize/api';

export type MoneyFailure =
  /** Refused; `message` is one of the platform's translation keys. */
  | {
      kind: 'refused';
      message: string;
      /** The platform's code as text: 19, 621, 623, 1005. */
      code: string | undefined;
      /** The first message of each refused field. */
      fields: readonly (readonly [field: string, message: string])[];
      /** False if the call may still take effect; the same attempt then keeps its key. */
      isFinal: boolean;
    }
  /** No reply, or none that reveals the outcome: the money may have moved. */
  | { kind: 'unknown' };

/** Refusals with a message that is shown under any status: no balance, no poker user. */
const MESSAGE_CODES: ReadonlySet<string | undefined> = new Set(['19', '1005']);
const MESSAGE_ENVELOPES: ReadonlySet<string | undefined> = new Set(['success-false', 'status-false']);
const MESSAGE_STATUSES: ReadonlySet<number | undefined> = new Set([200, 422, 500]);
/** Still in progress, or a gateway gave up waiting. */
const UNDECIDED: ReadonlySet<number | undefined> = new Set([409, 502, 503, 504, 524]);
const SERVER_ERROR = 500;

interface ReadingOptions {
  /** The platform's message is shown for every status, as on Rovpay's page (spec 3/8.money/3). */
  alwaysShowsMessage?: boolean;
}

function messageOf(error: ApiError, { alwaysShowsMessage = false }: ReadingOptions): string {
  const { status, code, refusal } = error;
  const showsMessage =
    alwaysShowsMessage ||
    MESSAGE_CODES.has(code) ||
    MESSAGE_ENVELOPES.has(refusal?.envelope) ||
    MESSAGE_STATUSES.has(status);
  if (showsMessage && refusal?.message !== undefined) return refusal.message;
  return status === 400 ? 'bad_request' : errorMessageKey(error);
}

const fieldsOf = ({ refusal }: ApiError) =>
  refusal?.envelope === 'fields'
    ? refusal.fields.flatMap(([field, [first]]) => (first === undefined ? [] : [[field, first] as const]))
    : [];

/**
 * Interprets a failed money call (spec 2/8.wallets/1 to 2/8.wallets/6). A lost reply isn't a refusal, and neither is a
 * gateway's error. Status 500 shows the platform's message, but isn't final.
 */
export function decodeMoneyFailure(error: unknown, options: ReadingOptions = {}): MoneyFailure {
  if (!isApiError(error) || isLostReply(error) || UNDECIDED.has(error.status)) return { kind: 'unknown' };
  const { status, code } = error;
  return {
    kind: 'refused',
    message: messageOf(error, options),
    code,
    fields: fieldsOf(error),
    isFinal: status !== SERVER_ERROR,
  };
}
