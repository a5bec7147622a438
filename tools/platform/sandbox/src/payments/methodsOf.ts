import type { Brand } from '../brands.ts';
import type { Lang } from '../contract/lang.ts';
import { DEPOSIT_METHODS } from './depositMethods.ts';
import type { PaymentMethod, PaymentType } from './PaymentMethod.ts';
import { WITHDRAWAL_METHODS } from './withdrawalMethods.ts';

const ALL: readonly PaymentMethod[] = [...DEPOSIT_METHODS, ...WITHDRAWAL_METHODS];

interface BrandPayments {
  /** The ids of methods that this brand doesn't have. */
  without?: readonly number[];
  /** The ids of methods under maintenance. */
  maintenance?: readonly number[];
  /** Different minimums by id, minor units. */
  minimums?: Readonly<Record<number, bigint>>;
}

/** Differences from the complete list, by site id. */
const BRAND_PAYMENTS: Readonly<Record<number, BrandPayments>> = {
  4218: { without: [2507, 2604, 2605], minimums: { 2501: 50_00n, 2601: 50_00n } },
  4329: { without: [2505, 2606], maintenance: [2604], minimums: { 2502: 20_00n } },
};

/** The deposit or withdrawal methods of a brand. */
export function methodsOf(
  { siteId, filled }: Pick<Brand, 'siteId' | 'filled'>,
  type: PaymentType,
): PaymentMethod[] {
  if (!filled) return [];
  const { without = [], maintenance = [], minimums = {} } = BRAND_PAYMENTS[siteId] ?? {};
  return ALL.filter((method) => method.type === type && !without.includes(method.id)).map((method) => ({
    ...method,
    min: minimums[method.id] ?? method.min,
    maintenance: method.maintenance === true || maintenance.includes(method.id),
  }));
}

/** A method's name by its id, for histories; independent of the brand. */
export const methodName = (id: number, lang: Lang): string | undefined =>
  ALL.find((method) => method.id === id)?.name[lang];
