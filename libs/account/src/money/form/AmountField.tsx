import { languageEntry, useLanguage, formatShortMoney } from '@baize/i18n';
import { useBalance } from '@baize/player';
import { MoneyField, type FieldHandle } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { PaymentMethodData } from '../methods/PaymentMethodData.ts';
import { useMethodLimits } from '../methods/useMethodLimits.ts';
import type { PaymentDirection } from '../payment/PaymentDirection.ts';
import { AMOUNT, amountStep } from './fieldProblem.ts';
import { quickAmounts } from './quickAmounts.ts';
import type { Ref } from 'react';

interface Props {
  direction: PaymentDirection;
  method: Pick<PaymentMethodData, 'min' | 'max'>;
  /** Minor units. */
  value: number | undefined;
  onChange: (minor: number | undefined) => void;
  error: string | undefined;
  /** The amount of the player's last payment, in minor units. */
  last: number | undefined;
  ref?: Ref<FieldHandle<number | undefined>>;
}

/** The amount, with the method's limits and quick amounts; a withdrawal also offers the whole balance. */
export function AmountField({ direction, method, value, onChange, error, last, ref }: Props) {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const { currency, minor: balance } = useBalance();
  const step = amountStep(direction, currency);
  const limits = useMethodLimits()(method);
  const stepHint =
    step > 1 ? t('amount_step', { step: formatShortMoney(step, currency, language) }) : undefined;
  return (
    <MoneyField
      ref={ref}
      name={AMOUNT}
      label={t('amount')}
      hint={[limits, stepHint].filter(Boolean).join(' · ') || undefined}
      currency={currency}
      locale={languageEntry(language).locale}
      value={value}
      onValueChange={(next) => onChange(next ?? undefined)}
      error={error}
      quick={quickAmounts(
        {
          min: method.min,
          max: method.max,
          first: last,
          all: direction === 'withdrawal' ? { minor: balance, label: t('all') } : undefined,
        },
        { currency, language },
      )}
      quickLabel={t('quick_amounts')}
    />
  );
}
