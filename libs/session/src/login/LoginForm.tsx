import { serverText, useText } from '@baize/i18n';
import { Banner, Button, Form, showAlert } from '@baize/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { sessionMessages } from '../messages.ts';
import { sessionStore } from '../token/sessionStore.ts';
import { CodeStep } from './CodeStep.tsx';
import { CredentialFields } from './CredentialFields.tsx';
import { loginAttempt, type LoginValues } from './loginAttempt.ts';
import { ForgotLink, NoAccount } from './LoginLinks.tsx';
import { useLoginSteps } from './useLoginSteps.ts';

interface Props {
  /** Called once the player is logged in. */
  onDone: () => void;
  /** Opens the registration in this place; without it a link leads to its page. */
  onRegister?: () => void;
  /** A link leads away from here. */
  onLeave?: () => void;
}

/** User name and password, then the further step that the platform asks for (spec: document 1, sections 2, 4, 5, 8). */
export function LoginForm({ onDone, onRegister, onLeave }: Props) {
  const t = useText(sessionMessages);
  const form = useForm<LoginValues>({ defaultValues: loginAttempt.get().values });
  const captcha = useCaptcha();
  const { step, notice, submit, startOver, isSending } = useLoginSteps({
    onDone,
    onRefused: (fields) => {
      form.setValue('code', '');
      markRefused(form.setError, fields);
    },
  });
  useEffect(() => () => keepValues(form.getValues()), [form]);

  const send = async (values: LoginValues) => {
    const further = step.kind !== 'credentials';
    if (further && values.code === '') form.setError('code', { message: t('field_missing') });
    /* An empty authenticator code is the platform's to judge (document 1, section 5); an SMS step has its six digits. */
    if (step.kind === 'sms' && values.code.length < 6) return showAlert('error', t('fill_all_fields'));
    if (!captcha.isReady) return captcha.demand();
    await submit(values, captcha.token);
    captcha.reset();
  };
  const onSubmit = form.handleSubmit(send, () => showAlert('error', t('fill_all_fields')));
  const further = step.kind !== 'credentials';
  return (
    <Form aria-label={t('login')} onSubmit={onSubmit}>
      {notice && <Banner type="warning">{notice}</Banner>}
      <CredentialFields form={form} hidden={further} forgot={<ForgotLink onLeave={onLeave} />} />
      {further && <CodeStep form={form} step={step} onComplete={() => void onSubmit()} />}
      {captcha.field}
      <Button type="submit" size="l" full loading={isSending}>
        {t(further ? 'verify' : 'login')}
      </Button>
      {further ? (
        <Button variant="quiet" onClick={startOver}>
          {t('start_over')}
        </Button>
      ) : (
        <NoAccount onRegister={onRegister} />
      )}
    </Form>
  );
}

/** What was typed is there again when the popup is, unless it has done its work. */
function keepValues(values: LoginValues) {
  if (sessionStore.token.get() === undefined) loginAttempt.set({ ...loginAttempt.get(), values });
}

const CODES = ['code', 'sms_code'];

function markRefused(
  setError: (field: keyof LoginValues, error: { message: string }) => void,
  fields: Record<string, string>,
) {
  const code = CODES.map((name) => fields[name]).find(Boolean);
  if (code) setError('code', { message: serverText(code) });
}
