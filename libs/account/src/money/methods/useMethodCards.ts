import { useBrand } from '@baize/brand';
import { safeUrl, type PaymentMethod } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { PaymentDirection } from '../payment/PaymentDirection.ts';
import type { PaymentMethodData } from './PaymentMethodData.ts';
import { useMethodLimits } from './useMethodLimits.ts';

interface Options {
  direction: PaymentDirection;
  /** The id of the last used method. */
  last: number | undefined;
}

/** The content of a method's card: name, image, limits, and duration (spec 3/2.money/2, 3/9.money/1). */
export function useMethodCards({ direction, last }: Options): (method: PaymentMethodData) => PaymentMethod {
  const { t } = useTranslation('accountMoney');
  const { features } = useBrand();
  const limitsOf = useMethodLimits();
  const time = ({ kind, expire }: PaymentMethodData) => {
    if (direction === 'withdrawal') return t('within_hours', { count: features.processingHours });
    if (kind !== 'form') return t('instant');
    return expire === undefined ? undefined : t('within_minutes', { count: expire });
  };
  return (method) => ({
    id: String(method.id),
    name: method.name,
    logo: safeUrl(method.image),
    limits: limitsOf(method),
    time: time(method),
    badge: method.id === last ? { kind: 'popular', label: t('last_used') } : undefined,
  });
}
