import { foldForSearch, useText } from '@baize/i18n';
import { PhoneField } from '@baize/ui';
import type { UseFormReturn } from 'react-hook-form';
import { sessionMessages } from '../messages.ts';
import { CountriesFailed } from './CountriesFailed.tsx';
import type { AccountValues } from './registration.ts';
import { useCountries } from './useCountries.ts';

/** The phone with its country's dial code; Turkey until another one is chosen. */
export function PhoneRow({ form: { register, formState } }: { form: UseFormReturn<AccountValues> }) {
  const t = useText(sessionMessages);
  const { countries, words, ...state } = useCountries();
  const { errors } = formState;
  const wanted = { required: t('field_missing') };
  return (
    <div>
      <PhoneField
        label={t('phone')}
        error={errors.phone?.message}
        countries={countries}
        words={words}
        fold={foldForSearch}
        loading={state.isLoading}
        country={{
          label: t('dial_code'),
          placeholder: '+',
          error: errors.phone_code?.message,
          ...register('phone_code', wanted),
        }}
        {...register('phone', wanted)}
      />
      <CountriesFailed {...state} />
    </div>
  );
}
