import type { PaymentField, PaymentMethod as MethodView } from '@baize/api';
import type { Brand } from '../brands.ts';
import type { Lang } from '../contract/lang.ts';
import { formatMoney } from '../money.ts';
import { CATEGORIES, endpointOf, type CategoryId, type PaymentMethod } from './PaymentMethod.ts';

/** The length of the highest amount of any method, 99999999. */
const AMOUNT_LENGTH = 8;
const AMOUNT: PaymentField = { type: 'number', name: 'amount', required: true, maxlength: AMOUNT_LENGTH };

/** The form of a method: the amount, then the method's fields; empty for a method with its own page. */
export const formOf = ({ kind, fields }: PaymentMethod): PaymentField[] =>
  kind === 'page' ? [] : [AMOUNT, ...fields];

/** The URL of a method's logo, for a background and in a language. */
export const logoAddress = ({ logo }: PaymentMethod, tone: Brand['logoTone'], lang: Lang): string =>
  `/_media/payments/${logo}-${tone}-${lang}.webp`;

/** A method as in the contract, with the logo for the brand's background. */
export function methodView(method: PaymentMethod, { logoTone }: Brand, lang: Lang): MethodView {
  return {
    id: method.id,
    slug: method.slug,
    options: { type: method.kind, endpoint: endpointOf(method), fields: formOf(method) },
    limit: {
      custom_name: method.name[lang],
      custom_image: logoAddress(method, logoTone, lang),
      expire: method.expire,
      min: formatMoney(method.min),
      max: formatMoney(method.max),
      category_id: method.categoryId,
    },
  };
}

/** The categories of these methods, by id. */
export function categoriesOf(methods: readonly PaymentMethod[], lang: Lang) {
  const used = new Set(methods.map(({ categoryId }) => categoryId));
  return ([1, 2, 3, 4, 5] as const satisfies readonly CategoryId[])
    .filter((id) => used.has(id))
    .map((id) => ({ id, name: CATEGORIES[id][lang] }));
}
