import { onceHeader } from '@baize/wallet';
import { api, ApiError, call, decoder, type PaymentReply } from '@baize/api';

/** What came back: an address to pay at, a message, or a warning in place of the payment (status 600). */
export type PaymentAnswer =
  | { kind: 'message'; message: string }
  | { kind: 'warning'; message: string }
  | { kind: 'url'; url: string };

export interface PaymentForm {
  endpoint: string;
  fields: Record<string, string>;
}

/** The only endpoints that anything is sent to (spec 3/7.money/2). */
const ENDPOINT = /^[a-z0-9_-]+(\/[a-z0-9_-]+){0,3}$/;
const WARNING = 600;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

const toForm = (body: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();

/** The specification names no status but 600: a platform may say `200`, `'200'`, `true` or `'ok'` for a success. */
const isSuccess = (status: unknown) => {
  const code = decoder.number(status);
  return code === undefined
    ? status === true || (typeof status === 'string' && status !== '')
    : code >= 200 && code < 300;
};

/**
 * Reads what a payment call was answered. A message without a status, or with one that nobody has described, leaves
 * open what came of it; an address to pay at needs none.
 * @throws ApiError (`unreadable`) for such a reply, and for one that says nothing
 */
export function readPaymentReply(reply: unknown): PaymentAnswer {
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
 * Sends a method's form to the endpoint that the method names, as form data.
 * @throws ApiError (`request`) and sends nothing for an endpoint of another spelling
 */
export async function sendPayment({ endpoint, fields }: PaymentForm, key: string): Promise<PaymentAnswer> {
  if (!isSafeEndpoint(endpoint)) throw new ApiError('request', { cause: new Error('unsafe endpoint') });
  const [, way = 'deposit', method = ''] = /^account\/(deposit|withdraw)\/([^/]+)$/.exec(endpoint) ?? [];
  const params = { path: { method }, ...onceHeader(key) };
  const body = { ...fields, endpoint, payment_id: fields.payment_id ?? '' };
  const options = { params, body, headers: FORM, bodySerializer: toForm };
  if (method === '')
    return readPaymentReply(
      await call(
        api.POST(`/${endpoint}` as '/account/deposit/{method}', {
          ...options,
          params: { ...params, path: { method: '-' } },
        }),
      ),
    );
  const path = way === 'deposit' ? '/account/deposit/{method}' : '/account/withdraw/{method}';
  return readPaymentReply(await call(api.POST(path, options)));
}
