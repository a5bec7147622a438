import { api, call, decoder, type Profile } from '@baize/api';
import { useBrand } from '@baize/brand';
import { FormError, useValidatedForm, validateEmail } from '@baize/forms';
import { useCountries } from '@baize/session';
import { AccountIcon, Button, Form, readPhone, TextField } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../SectionCard.tsx';
import { checkPhone } from './checkPhone.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { PhoneStatus } from './PhoneStatus.tsx';
import { useProfileUpdate } from './useProfileUpdate.ts';

interface Contact {
  email: string;
  phone: string;
}

const NAMES = ['email', 'phone'];

/** Name and surname (read-only), and e-mail address and phone (editable) (spec 3/2 and 3/5). */
export function ContactForm({ me }: { me: Profile }) {
  const { t } = useTranslation('accountProfile');
  const { features } = useBrand();
  const country = decoder.text(me.user_detail?.country_id);
  const dial = useCountries().countries.find(({ id }) => String(id) === country)?.dial;
  const { field, submit, showRefusal, problem } = useValidatedForm<Contact>({
    values: {
      email: decoder.text(me.email) ?? '',
      phone: decoder.text(me.user_detail?.phone) ?? '',
    },
    checks: { email: validateEmail, phone: (typed) => checkPhone(typed, dial) },
  });
  const [save, isSaving] = useProfileUpdate({
    send: (body: Contact) => call(api.PUT('/update-profile', { body })),
    names: NAMES,
    showRefusal,
  });
  return (
    <SectionCard icon={AccountIcon} title={t('personal_data')} text={t('personal_data_text')}>
      <PersonFacts me={me} />
      <Form
        aria-label={t('personal_data')}
        onSubmit={submit(({ email: address, phone }) =>
          save({ email: address.trim(), phone: readPhone(phone, dial) }),
        )}
      >
        {features.emailEditable && (
          <TextField
            label={t('email')}
            type="email"
            autoComplete="email"
            maxLength={50}
            {...field('email')}
          />
        )}
        <TextField
          label={t('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint={t('phone_hint')}
          aside={<PhoneStatus me={me} />}
          {...field('phone')}
        />
        <FormError line={problem.line} />
        <Button type="submit" loading={isSaving}>
          {t('update')}
        </Button>
      </Form>
    </SectionCard>
  );
}
