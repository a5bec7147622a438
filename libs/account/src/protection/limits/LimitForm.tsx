import { FormError } from '@baize/forms';
import { currencyOf, languageEntry, useLanguage } from '@baize/i18n';
import { useProfile } from '@baize/player';
import { Banner, Button, Card, Form, MoneyField, SubmitRow } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { HIGHEST_LIMIT } from './checkLimits.ts';
import { PERIODS, type Limits, type LimitType } from './limitQueries.ts';
import { RaiseNotice } from './RaiseNotice.tsx';
import { useLimitForm } from './useLimitForm.ts';

interface Props {
  type: LimitType;
  limits: Limits;
}

/** The three amounts of one kind of limit, and a save button (spec 3/protection/5). */
export function LimitForm({ type, limits }: Props) {
  const { t } = useTranslation('accountProtection');
  const language = useLanguage();
  const currency = currencyOf(useProfile().data?.currency ?? 1);
  const { amounts, errors, line, attempt, isSaving, raises, change, submit } = useLimitForm(type, limits);
  return (
    <Card>
      <h2>{t(type === 1 ? 'deposit_form' : 'bet_form')}</h2>
      <Banner type="info">{t('rule')}</Banner>
      <Form
        aria-label={t(type === 1 ? 'deposit_form' : 'bet_form')}
        onSubmit={submit}
        attempt={attempt}
        problemsTitle={t('fix_fields')}
        problems={PERIODS.flatMap((period) => {
          const message = errors[period];
          return message === undefined ? [] : [{ field: `limit-${period}`, message }];
        })}
      >
        {PERIODS.map((period) => (
          <MoneyField
            key={period}
            id={`limit-${period}`}
            name={period}
            label={t(period)}
            currency={currency}
            locale={languageEntry(language).locale}
            maximum={HIGHEST_LIMIT}
            error={errors[period]}
            value={amounts[period]}
            onValueChange={(minor) => change(period, minor)}
          />
        ))}
        {limits.raiseFrom !== undefined && <RaiseNotice from={limits.raiseFrom} raises={raises} />}
        <FormError line={line} />
        <SubmitRow note={t(type === 1 ? 'deposit_zero_note' : 'bet_zero_note')}>
          <Button type="submit" size="l" full loading={isSaving}>
            {t('save_limits')}
          </Button>
        </SubmitRow>
      </Form>
    </Card>
  );
}
