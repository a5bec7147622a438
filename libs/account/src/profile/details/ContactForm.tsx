import { api, call, decoder, type Profile } from '@baize/api';
import { useBrand } from '@baize/brand';
import { FormError, useValidatedForm, validateEmail, type Validators } from '@baize/forms';
import { AccountIcon, Button, Form, TextField } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../SectionCard.tsx';
import { checkPhone } from './checkPhone.ts';
import { phoneDigits } from './phoneDigits.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { PhoneStatus } from './PhoneStatus.tsx';
import { useProfileUpdate } from './useProfileUpdate.ts';

interface Contact {
  email: string;
  phone: string;
}

const NAMES = ['email', 'phone'];
const CHECKS: Validators<Contact> = { email: validateEmail, phone: checkPhone };

/** Name and surname, which can't be changed, and e-mail address and phone, which can (spec 3/2 and 3/5). */
export function ContactForm({ me }: { me: Profile }) {
  const { t } = useTranslation('accountProfile');
  const { features } = useBrand();
  const { field, submit, refuse, problem } = useValidatedForm<Contact>({
    values: {
      email: decoder.text(me.email) ?? '',
      phone: decoder.text(me.user_detail?.phone) ?? '',
    },
    checks: CHECKS,
  });
  const [save, isSaving] = useProfileUpdate({
    send: (body: Contact) => call(api.PUT('/update-profile', { body })),
    names: NAMES,
    refuse,
  });
  const email = field('email');
  return (
    <SectionCard icon={AccountIcon} title={t('personal_data')} text={t('personal_data_text')}>
      <PersonFacts me={me} />
      <Form
        aria-label={t('personal_data')}
        onSubmit={submit(({ email: address, phone }) =>
          save({ email: address.trim(), phone: phoneDigits(phone) }),
        )}
      >
        {features.emailEditable && (
          <TextField label={t('email')} type="email" autoComplete="email" maxLength={50} {...email} />
        )}
        <TextField
          label={t('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
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
