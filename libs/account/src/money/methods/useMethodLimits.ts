import { formatShortMoney, useLanguage } from '@baize/i18n';
import { useBalance } from '@baize/player';
import { useTranslation } from 'react-i18next';
import type { PaymentMethodData } from './PaymentMethodData.ts';

/**
 * Formats a method's minimum and maximum for the language (spec 3/9.money/1): `₺100 – ₺50.000`, `₺100 – ₺50,000`. A
 * single bound says which it is; undefined if neither is known.
 */
export function useMethodLimits(): (method: Pick<PaymentMethodData, 'min' | 'max'>) => string | undefined {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const { currency } = useBalance();
  return ({ min, max }) => {
    const [least, most] = [min, max].map((bound) =>
      bound === undefined ? undefined : formatShortMoney(bound, currency, language),
    );
    if (least === undefined) return most && t('limit_at_most', { amount: most });
    return most === undefined ? t('limit_at_least', { amount: least }) : `${least} – ${most}`;
  };
}
