import { useBrand } from '@baize/brand';
import { FormError, useValidatedForm } from '@baize/forms';
import { Button, Checkbox, Form, TextLink } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import { Trans, useTranslation } from 'react-i18next';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { personChecks } from './personChecks.ts';
import { PersonFields } from './PersonFields.tsx';
import { forgetReferral, referral } from './referral.ts';
import {
  registrationPayload,
  saveRegistration,
  NO_ACCOUNT,
  registration,
  type PersonValues,
} from './registration.ts';
import { useRegisterCall } from './useRegisterCall.ts';

const FOLLOWS = { country_id: 'personal_id' } as const;

/** Step two: the person. Submitting it creates the account (spec 1/3.payloads/5). */
export function PersonStep() {
  const { t } = useTranslation('session');
  const { minimumAge: age } = useBrand().legal;
  const { account, person } = useStore(registration);
  const captcha = useCaptcha();
  const { field, submit, showRefusal, problem } = useValidatedForm({
    values: person,
    checks: personChecks(age),
    follows: FOLLOWS,
    onValuesChange: (values: PersonValues) => saveRegistration({ person: values }),
    messageParams: { age },
  });
  const [openAccount, isOpening] = useRegisterCall({
    announce: 'last',
    onDone: () => {
      forgetReferral();
      saveRegistration({ step: 'done' });
    },
    onRefused: (refused) => {
      const ofAccount = Object.keys(refused.fields).some((name) => Object.hasOwn(NO_ACCOUNT, name));
      if (ofAccount) saveRegistration({ step: 'account', refused });
      else showRefusal(refused);
    },
  });
  const send = async (values: PersonValues) => {
    if (!captcha.isReady) return captcha.demand();
    const fields = registrationPayload(account, values, {
      turnstileToken: captcha.token,
      ref_id: referral(),
    });
    if (await openAccount(fields)) captcha.reset();
  };
  return (
    <Form aria-label={t('personal_data')} onSubmit={submit(send)}>
      <PersonFields field={field} />
      <Checkbox
        label={
          <Trans
            t={t}
            i18nKey="terms_agree"
            values={{ age }}
            components={{ terms: <TextLink href="/pages/terms-and-conditions" newTabLabel={t('new_tab')} /> }}
          />
        }
        {...field('terms')}
      />
      {captcha.field}
      <FormError line={problem.line} />
      <Button type="submit" size="l" full loading={isOpening}>
        {t('open_account')}
      </Button>
    </Form>
  );
}
