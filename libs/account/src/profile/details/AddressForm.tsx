import { api, call, decoder, type Profile } from '@baize/api';
import { ADDRESS_LENGTH, FormError, useValidatedForm, validateAddress, type Validators } from '@baize/forms';
import { foldForSearch } from '@baize/i18n';
import { CountriesFailed, useCountries } from '@baize/session';
import { Button, Combobox, Form, HomeIcon, TextAreaField, TextField } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../SectionCard.tsx';
import { useProfileUpdate } from './useProfileUpdate.ts';

interface Address {
  city: string;
  /** The country's id. */
  country: string;
  address: string;
}

const NAMES = ['city', 'country', 'address'];
const CHECKS: Validators<Address> = { address: (typed) => validateAddress(typed.trim()) };
const CITY_LENGTH = 100;

/** City, country and address, all required (spec 3/5). */
export function AddressForm({ me }: { me: Profile }) {
  const { t } = useTranslation('accountProfile');
  const { countries, labels, ...state } = useCountries();
  const detail = me.user_detail;
  const { field, submit, showRefusal, problem } = useValidatedForm<Address>({
    values: {
      city: decoder.text(detail?.city) ?? '',
      country: decoder.text(detail?.country_id) ?? '',
      address: decoder.text(detail?.address) ?? '',
    },
    checks: CHECKS,
  });
  const [save, isSaving] = useProfileUpdate({
    send: ({ city, country, address }: Address) =>
      call(
        api.PUT('/update-profile-address', {
          body: { city: city.trim(), country: Number(country), address: address.trim() },
        }),
      ),
    names: NAMES,
    showRefusal,
  });
  return (
    <SectionCard icon={HomeIcon} title={t('address_title')} text={t('address_text')}>
      <Form aria-label={t('address_title')} onSubmit={submit(save)}>
        <TextField
          label={t('city')}
          autoComplete="address-level2"
          maxLength={CITY_LENGTH}
          {...field('city')}
        />
        <Combobox
          label={t('country')}
          placeholder={t('choose_country')}
          options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
          labels={labels}
          fold={foldForSearch}
          loading={state.isLoading}
          {...field('country')}
        />
        <CountriesFailed {...state} />
        <TextAreaField
          label={t('address')}
          autoComplete="street-address"
          rows={3}
          maxLength={ADDRESS_LENGTH.max}
          {...field('address')}
        />
        <FormError line={problem.line} />
        <Button type="submit" loading={isSaving}>
          {t('update')}
        </Button>
      </Form>
    </SectionCard>
  );
}
