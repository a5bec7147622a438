import { idempotencyHeader } from '@baize/wallet';
import { api, ApiError, call, decoder, type PaymentReply } from '@baize/api';

/** The reply: a URL to pay at, a message, or a warning instead of a payment (status 600). */
export type PaymentAnswer =
  | { kind: 'message'; message: string }
  | { kind: 'warning'; message: string }
  | { kind: 'url'; url: string };

export interface PaymentForm {
  endpoint: string;
  fields: Record<string, string>;
}

/** The only kind of endpoint that payments are sent to (spec 3/7.money/2). */
const ENDPOINT = /^[a-z0-9_-]+(\/[a-z0-9_-]+){0,3}$/;
const WARNING = 600;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

const toForm = (body: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();

/** The specification defines no status except 600; for success a platform may send `200`, `'200'`, `true` or `'ok'`. */
const isSuccess = (status: unknown) => {
  const code = decoder.number(status);
  return code === undefined
    ? status === true || (typeof status === 'string' && status !== '')
    : code >= 200 && code < 300;
};

/**
 * Reads the reply of a payment call. With a message but no status, or an undocumented one, the outcome is unknown; a
 * URL to pay at needs no status.
 * @throws ApiError (`unreadable`) for such a reply, and for one without any content
 */
export function parsePaymentReply(reply: unknown): PaymentAnswer {
  const { row, text, number } = decoder;
  const data = row<PaymentReply['data']>({ message: text, url: text });
  const read = row<{ status?: unknown; data?: PaymentReply['data'] }>({ status: (value) => value, data })(
    reply,
  );
  const { message, url } = read?.data ?? {};
  const status = read?.status ?? undefined;
  if (number(status) === WARNING && message) return { kind: 'warning', message };
  if (url && (status === undefined || isSuccess(status))) return { kind: 'url', url };
  if (message && isSuccess(status)) return { kind: 'message', message };
  throw new ApiError('unreadable', { status: 200 });
}

export const isSafeEndpoint = (endpoint: string): boolean => ENDPOINT.test(endpoint);

/**
 * Sends a method's form to the method's endpoint, as form data.
 * @throws ApiError (`request`) without sending if the endpoint has another format
 */
export async function sendPayment({ endpoint, fields }: PaymentForm, key: string): Promise<PaymentAnswer> {
  if (!isSafeEndpoint(endpoint)) throw new ApiError('request', { cause: new Error('unsafe endpoint') });
  const [, direction = 'deposit', method = ''] =
    /^account\/(deposit|withdraw)\/([^/]+)$/.exec(endpoint) ?? [];
  const params = { path: { method }, ...idempotencyHeader(key) };
  const body = { ...fields, endpoint, payment_id: fields.payment_id ?? '' };
  const options = { params, body, headers: FORM, bodySerializer: toForm };
  if (method === '')
    return parsePaymentReply(
      await call(
        api.POST(`/${endpoint}` as '/account/deposit/{method}', {
          ...options,
          params: { ...params, path: { method: '-' } },
        }),
      ),
    );
  const path = direction === 'deposit' ? '/account/deposit/{method}' : '/account/withdraw/{method}';
  return parsePaymentReply(await call(api.POST(path, options)));
}
