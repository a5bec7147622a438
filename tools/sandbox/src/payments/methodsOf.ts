import type { Brand } from '../brands.ts';
import type { Lang } from '../contract/lang.ts';
import { DEPOSIT_METHODS } from './depositMethods.ts';
import type { PaymentMethod, PaymentType } from './PaymentMethod.ts';
import { WITHDRAWAL_METHODS } from './withdrawalMethods.ts';

const ALL: readonly PaymentMethod[] = [...DEPOSIT_METHODS, ...WITHDRAWAL_METHODS];

interface BrandPayments {
  /** Methods that this brand does not have, by id. */
  without?: readonly number[];
  /** Methods that are under maintenance here. */
  maintenance?: readonly number[];
  /** Its own minimums, minor units, by id. */
  minimums?: Readonly<Record<number, bigint>>;
}

/** How a brand's list differs from the whole one, by site id. */
const BRAND_PAYMENTS: Readonly<Record<number, BrandPayments>> = {
  4218: { without: [2507, 2604, 2605], minimums: { 2501: 50_00n, 2601: 50_00n } },
  4329: { without: [2505, 2606], maintenance: [2604], minimums: { 2502: 20_00n } },
};

/** The ways to pay in or out that a brand has. */
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

/** The name of a method by its id, whichever brand has it: for lists of the past. */
export const methodName = (id: number, lang: Lang): string | undefined =>
  ALL.find((method) => method.id === id)?.name[lang];
