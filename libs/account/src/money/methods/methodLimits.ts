import { formatShortMoney } from '@baize/i18n';
import type { Language } from '@baize/i18n';
import type { PaymentMethodData } from './PaymentMethodData.ts';

/**
 * A method's minimum and maximum, formatted for the language (spec 3/9.money/1): `₺100 – ₺50.000`, `₺100 – ₺50,000`.
 */
export function methodLimits(
  { min, max }: Pick<PaymentMethodData, 'min' | 'max'>,
  currency: string,
  language: Language,
): string | undefined {
  const bounds = [min, max].filter((bound) => bound !== undefined);
  return bounds.length === 0
    ? undefined
    : bounds.map((bound) => formatShortMoney(bound, currency, language)).join(' – ');
}
