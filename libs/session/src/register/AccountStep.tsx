import { FormError, loadPhoneRules, useValidatedForm } from '@baize/forms';
import { Button, Form } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { accountChecks } from './accountChecks.ts';
import { AccountFields } from './AccountFields.tsx';
import { accountPayload, saveRegistration, registration, type AccountValues } from './registration.ts';
import { useCountries } from './useCountries.ts';
import { useRegisterCall } from './useRegisterCall.ts';

const FOLLOWS = {
  username: 'password',
  phone_code: 'phone',
  password: 'password_confirmation',
} as const;

/** Step one: the account. The platform only validates it (spec 1/3.payloads/4). */
export function AccountStep() {
  const { t } = useTranslation('session');
  const { account, refused } = useStore(registration);
  const { countries } = useCountries();
  useEffect(loadPhoneRules, []);
  const form = useValidatedForm({
    values: account,
    checks: accountChecks((country) => countries.find(({ id }) => id === country)?.dial),
    follows: FOLLOWS,
    onValuesChange: (values: AccountValues) => saveRegistration({ account: values }),
    refused,
  });
  const [check, isChecking] = useRegisterCall({
    announce: 'first',
    onDone: () => saveRegistration({ step: 'person' }),
    onRefused: form.showRefusal,
  });
  const send = (values: AccountValues) => check({ ...accountPayload(values), type: 'check' });
  return (
    <Form aria-label={t('account_data')} onSubmit={form.submit(send)}>
      <AccountFields form={form} />
      <FormError line={form.problem.line} />
      <Button type="submit" size="l" full loading={isChecking}>
        {t('continue')}
      </Button>
    </Form>
  );
}
