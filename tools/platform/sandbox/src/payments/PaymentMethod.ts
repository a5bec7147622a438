import type { PaymentField, PaymentMethod as MethodView } from '@baize/api';
import type { PaymentMethodId } from '@baize/art';
import type { Texts } from '../contract/lang.ts';

export const DEPOSIT = 1;
export const WITHDRAWAL = 2;
export type PaymentType = typeof DEPOSIT | typeof WITHDRAWAL;

/** The category for filtering methods; see `CATEGORIES`. */
export type CategoryId = 1 | 2 | 3 | 4 | 5;

/** A payment method as data; amounts are minor units. */
export interface PaymentMethod {
  id: number;
  type: PaymentType;
  slug: string;
  name: Texts;
  logo: PaymentMethodId;
  /** The step after the form. */
  kind: MethodView['options']['type'];
  /** The form's endpoint; by default the slug under deposit or withdraw. */
  endpoint?: string;
  categoryId: CategoryId;
  min: bigint;
  max: bigint;
  /** The amount must be a multiple of it. */
  step?: bigint;
  /** Minutes until an unfinished payment expires. */
  expire: number;
  /** The form's fields in addition to the amount. */
  fields: readonly PaymentField[];
  maintenance?: boolean;
}

export const CATEGORIES: Record<CategoryId, Texts> = {
  1: { tr: 'Banka', en: 'Bank' },
  2: { tr: 'E-cüzdan', en: 'E-wallet' },
  3: { tr: 'Kart', en: 'Card' },
  4: { tr: 'Kripto', en: 'Crypto' },
  5: { tr: 'Mobil ve QR', en: 'Mobile and QR' },
};

/** The endpoint of a method's form, without a leading slash (ADR 13). */
export const endpointOf = ({ type, slug, endpoint }: PaymentMethod): string =>
  endpoint ?? `account/${type === DEPOSIT ? 'deposit' : 'withdraw'}/${slug}`;

export const both = (name: string): Texts => ({ tr: name, en: name });

export const textField = (
  name: string,
  maxlength: number,
  type: 'text' | 'number' = 'text',
): PaymentField => ({
  type,
  name,
  required: true,
  maxlength,
});
