import { idempotencyHeader } from '@baize/wallet';
import { api, ApiError, call, decoder } from '@baize/api';
import { ROVPAY_ID } from '../methods/methodPages.ts';
import { amountText } from '../payment/amountText.ts';

export interface RovpayOrder {
  name: string;
  surname: string;
  /** Minor units. */
  minor: number;
  description: string;
}

/** The account to pay to, and the values to send back with the confirmation. */
export interface RovpayRequest {
  barcode: string;
  accountName: string;
  accountId: string;
  id: number;
  refId: string;
  token: string;
}

const { row, text, number } = decoder;
const account = row<{ accountBarcode: string; accountName: string; accountId: string }>(
  { accountBarcode: text, accountName: text, accountId: text },
  'accountBarcode',
  'accountName',
  'accountId',
);
const reply = row<{
  account: { accountBarcode: string; accountName: string; accountId: string };
  id: number;
  refId: string;
  token: string;
}>({ account, id: number, refId: text, token: text }, 'account', 'id', 'refId', 'token');

/**
 * Step one: the account to pay to (spec 3/7.money/3).
 * @throws ApiError (`unreadable`) if the reply has no account
 */
export async function openRovpay(order: RovpayOrder, key: string): Promise<RovpayRequest> {
  const { name, surname, minor, description } = order;
  const body = { _method: 'POST' as const, name, surname, amount: amountText(minor), description };
  const found = reply(
    await call(
      api.POST('/account/deposit/rovpay/account', {
        body,
        params: idempotencyHeader(key),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        bodySerializer: (fields) => new URLSearchParams(fields as Record<string, string>).toString(),
      }),
    ),
  );
  if (!found) throw new ApiError('unreadable', { status: 200 });
  const { accountBarcode: barcode, accountName, accountId } = found.account;
  return { barcode, accountName, accountId, id: found.id, refId: found.refId, token: found.token };
}

/**
 * Step two: the player has paid (spec 3/7.money/4). Returns the platform's message.
 * @throws ApiError (`unreadable`) if the reply has no message
 */
export async function confirmRovpay(
  { name, surname, minor, description }: RovpayOrder,
  { id, refId, token }: RovpayRequest,
  key: string,
): Promise<string> {
  const body = {
    paymentId: ROVPAY_ID,
    paparaId: id,
    paparaRefId: refId,
    paparaToken: token,
    name,
    surname,
    amount: amountText(minor),
    description,
  };
  const { message } = await call(
    api.POST('/account/deposit/rovpay/deposit', { body, params: idempotencyHeader(key) }),
  );
  const decoded = text(message);
  if (!decoded) throw new ApiError('unreadable', { status: 200 });
  return decoded;
}
