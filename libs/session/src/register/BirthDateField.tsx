import { useBrand } from '@baize/brand';
import type { ValidatedForm } from '@baize/forms';
import { languageEntry, useLanguage } from '@baize/i18n';
import { DateField, TextField } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { PersonValues } from './registration.ts';

/** The earliest year of birth. */
const EARLIEST = 1924;

/**
 * The date of birth, `1994-07-31`, up to the year that can satisfy the brand's minimum age. Three selects or the
 * browser's date picker, depending on the brand. The age is checked to the day on submit.
 */
export function BirthDateField({ field }: Pick<ValidatedForm<PersonValues>, 'field'>) {
  const { t } = useTranslation('session');
  const language = useLanguage();
  const { layout, legal } = useBrand();
  const latestYear = new Date().getUTCFullYear() - legal.minimumAge;
  const texts = { label: t('birth_date'), hint: t('birth_hint', { age: legal.minimumAge }) };
  if (layout.birthDate === 'picker')
    return (
      <TextField
        {...texts}
        type="date"
        autoComplete="bday"
        min={`${EARLIEST}-01-01`}
        max={`${latestYear}-12-31`}
        {...field('birth')}
      />
    );
  return (
    <DateField
      {...texts}
      locale={languageEntry(language).locale}
      labels={{ day: t('day'), month: t('month'), year: t('year') }}
      latestYear={latestYear}
      earliestYear={EARLIEST}
      {...field('birth')}
    />
  );
}
