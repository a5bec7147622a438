import { useTranslation } from 'react-i18next';
import type { ValidatedForm } from '@baize/forms';
import { foldForSearch } from '@baize/i18n';
import { PhoneField } from '@baize/ui';
import { CountriesFailed } from './CountriesFailed.tsx';
import type { AccountValues } from './registration.ts';
import { useCountries } from './useCountries.ts';

/** The phone number with its country's dial code; Turkey by default. */
export function PhoneRow({ field }: Pick<ValidatedForm<AccountValues>, 'field'>) {
  const { t } = useTranslation('session');
  const { countries, labels, ...state } = useCountries();
  return (
    <div>
      <PhoneField
        label={t('phone')}
        countries={countries}
        labels={labels}
        fold={foldForSearch}
        loading={state.isLoading}
        country={{ label: t('dial_code'), placeholder: '+', ...field('phone_code') }}
        {...field('phone')}
      />
      <CountriesFailed {...state} />
    </div>
  );
}
