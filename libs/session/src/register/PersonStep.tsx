import { useBrand } from '@baize/brand';
import { useText } from '@baize/i18n';
import { Button, Checkbox, Form, showAlert, TextLink, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useMemory } from '../memory/memoryStore.ts';
import { sessionMessages } from '../messages.ts';
import { isOfAge } from './isOfAge.ts';
import { PersonFields } from './PersonFields.tsx';
import { forgetReferral, referral } from './referral.ts';
import {
  finalFields,
  keepRegistration,
  NO_ACCOUNT,
  registration,
  type PersonValues,
} from './registration.ts';
import { useKeptForm } from './useKeptForm.ts';
import { useRegisterCall } from './useRegisterCall.ts';

/** Step two: the person. Sending it opens the account (spec: document 1, sections 2 and 5). */
export function PersonStep() {
  const t = useText(sessionMessages);
  const { minimumAge: age } = useBrand().legal;
  const { account, person } = useMemory(registration);
  const captcha = useCaptcha();
  const { form, markRefused } = useKeptForm(person, (values) => keepRegistration({ person: values }));
  const [openAccount, isOpening] = useRegisterCall({
    step: 'person',
    onDone: () => {
      forgetReferral();
      keepRegistration({ step: 'done' });
    },
    onRefused: (fields) => {
      const ofAccount = Object.keys(fields).some((field) => field in NO_ACCOUNT);
      if (ofAccount) keepRegistration({ step: 'account', refused: fields });
      else markRefused(fields);
    },
  });

  const refuse = (field: keyof PersonValues, message: string) => {
    form.setError(field, { message });
    showAlert('error', message);
  };
  const send = async (values: PersonValues) => {
    if (!values.terms) return refuse('terms', t('agree_to_the_terms_and_conditions'));
    if (!isOfAge(values.birth, age)) return refuse('birth', t('too_young', { age }));
    if (!captcha.isReady) return captcha.demand();
    const fields = finalFields(account, values, { turnstileToken: captcha.token, ref_id: referral() });
    if (await openAccount(fields)) captcha.reset();
  };
  const missing = () => showAlert('error', t('fill_all_fields'));
  return (
    <Form aria-label={t('personal_data')} onSubmit={form.handleSubmit(send, missing)}>
      <PersonFields form={form} />
      <div>
        <Checkbox
          label={t('terms_agree', { age })}
          error={form.formState.errors.terms?.message}
          {...form.register('terms')}
        />
        <Terms>
          <TextLink href="/pages/terms-and-conditions">{t('terms_link')}</TextLink>
        </Terms>
      </div>
      {captcha.field}
      <Button type="submit" size="l" full loading={isOpening}>
        {t('open_account')}
      </Button>
    </Form>
  );
}

/* In line with the words of the box above. */
const Terms = styled.div`
  padding-inline-start: calc(22px + ${theme.space.s});
`;
