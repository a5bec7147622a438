import { useText } from '@baize/i18n';
import { Button, Form, showAlert } from '@baize/ui';
import { useMemory } from '../memory/memoryStore.ts';
import { sessionMessages } from '../messages.ts';
import { AccountFields } from './AccountFields.tsx';
import { accountFields, keepRegistration, registration, type AccountValues } from './registration.ts';
import { useKeptForm } from './useKeptForm.ts';
import { useRegisterCall } from './useRegisterCall.ts';

/** Step one: the account. The platform only checks it (spec: document 1, sections 2 and 5). */
export function AccountStep() {
  const t = useText(sessionMessages);
  const { account, refused } = useMemory(registration);
  const keep = (values: AccountValues) => keepRegistration({ account: values });
  const { form, markRefused } = useKeptForm(account, keep, refused);
  const [check, isChecking] = useRegisterCall({
    step: 'account',
    onDone: () => keepRegistration({ step: 'person' }),
    onRefused: markRefused,
  });
  const send = (values: AccountValues) => check({ ...accountFields(values), type: 'check' });
  const missing = () => showAlert('error', t('fill_all_fields'));
  return (
    <Form aria-label={t('account_data')} onSubmit={form.handleSubmit(send, missing)}>
      <AccountFields form={form} />
      <Button type="submit" size="l" full loading={isChecking}>
        {t('continue')}
      </Button>
    </Form>
  );
}
