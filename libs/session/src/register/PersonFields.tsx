import { useTranslation } from 'react-i18next';
import { ADDRESS_LENGTH, type ValidatedForm } from '@baize/forms';
import { foldForSearch } from '@baize/i18n';
import { Combobox, TextField } from '@baize/ui';
import { BirthDateField } from './BirthDateField.tsx';
import { CountriesFailed } from './CountriesFailed.tsx';
import { FieldRow } from './FieldRow.tsx';
import type { PersonValues } from './registration.ts';
import { useCountries } from './useCountries.ts';

/** Personal data and address, all required. */
export function PersonFields({ field }: Pick<ValidatedForm<PersonValues>, 'field'>) {
  const { t } = useTranslation('session');
  const { countries, labels, ...state } = useCountries();
  return (
    <>
      <FieldRow>
        <TextField label={t('name')} autoComplete="given-name" maxLength={50} {...field('name')} />
        <TextField label={t('surname')} autoComplete="family-name" maxLength={50} {...field('surname')} />
      </FieldRow>
      <TextField
        label={t('personal_id')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        {...field('personal_id')}
      />
      <BirthDateField field={field} />
      <FieldRow>
        <Combobox
          label={t('country')}
          placeholder={t('choose_country')}
          options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
          labels={labels}
          fold={foldForSearch}
          loading={state.isLoading}
          {...field('country_id')}
        />
        <TextField
          label={t('address')}
          autoComplete="street-address"
          maxLength={ADDRESS_LENGTH.max}
          {...field('address')}
        />
      </FieldRow>
      <CountriesFailed {...state} />
    </>
  );
}
