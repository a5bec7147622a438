import { decoder, decodeBoolean, type Decoder } from '@baize/api';
import { parseMoney } from '@baize/i18n';

/** The step after a method's form; `page` is a method with its own page. */
export type MethodKind = 'form' | 'redirect' | 'window' | 'page';

export interface MethodField {
  type: 'text' | 'number' | 'date' | 'select';
  name: string;
  required: boolean;
  /** The maximum number of characters. */
  maxlength?: number;
  options: readonly { id: string; name: string }[];
}

/** A deposit or withdrawal method. */
export interface PaymentMethodData {
  id: number;
  slug: string;
  kind: MethodKind;
  endpoint: string;
  fields: readonly MethodField[];
  name: string;
  image: string;
  /** Minutes until an unfinished payment expires; undefined while unknown. */
  expire?: number;
  /** Minor units; undefined while unknown. */
  min?: number;
  max?: number;
  categoryId?: number;
}

const { text, number, or, row, list, oneOf } = decoder;
const NAME = /^[\w.-]{1,64}$/;

const amount: Decoder<number> = (value) => parseMoney(value);
const fieldName: Decoder<string> = (value) => (NAME.test(String(value)) ? text(value) : undefined);

const option = row<MethodField['options'][number]>({ id: text, name: text }, 'id', 'name');
const field = row<MethodField>(
  {
    type: or(oneOf('text', 'number', 'date', 'select'), 'text'),
    name: fieldName,
    required: decodeBoolean,
    maxlength: number,
    options: or(list(option), []),
  },
  'name',
);

interface Options {
  type: MethodKind;
  endpoint: string;
  fields: MethodField[];
}
const options = row<Options>({
  type: or(oneOf('form', 'redirect', 'window', 'page'), 'form'),
  endpoint: or(text, ''),
  fields: or(list(field), []),
});

interface Limit {
  custom_name?: string;
  custom_image?: string;
  expire?: number;
  min?: number;
  max?: number;
  category_id?: number;
}
const limit = row<Limit>({
  custom_name: text,
  custom_image: text,
  expire: number,
  min: amount,
  max: amount,
  category_id: number,
});

interface Reply {
  id: number;
  slug: string;
  options: Options;
  limit?: Limit;
}
const reply = row<Reply>({ id: number, slug: text, options, limit }, 'id', 'slug', 'options');

/** Decodes a method; undefined without its id or form. If two fields have the same name, the first is used. */
export const decodePaymentMethod: Decoder<PaymentMethodData> = (value) => {
  const found = reply(value);
  if (!found) return undefined;
  const { id, slug, limit: bounds = {} } = found;
  const { type: kind, endpoint, fields } = found.options;
  return {
    id,
    slug,
    kind,
    endpoint,
    fields: [...new Map(fields.toReversed().map((each) => [each.name, each])).values()].toReversed(),
    name: bounds.custom_name?.trim() || slug,
    image: bounds.custom_image ?? '',
    expire: bounds.expire,
    min: bounds.min,
    max: bounds.max,
    categoryId: bounds.category_id,
  };
};
