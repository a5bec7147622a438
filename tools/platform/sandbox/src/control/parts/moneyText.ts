import { formatMoney } from '../../money.ts';

const SIGNS: Readonly<Record<number, string>> = { 1: '₺', 2: '$', 3: '€' };

/** `₺ 12.50` of 1250 minor units. */
export const moneyText = (amount: bigint, currency: number) =>
  `${SIGNS[currency] ?? ''} ${formatMoney(amount)}`.trim();
