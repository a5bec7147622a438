import { useText } from '@baize/i18n';
import { Banner, Button, PasswordField, showAlert, TextField, theme } from '@baize/ui';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { sessionMessages } from '../messages.ts';
import { useLoginSteps, type LoginValues } from './useLoginSteps.ts';

interface Props {
  /** Called once the player is logged in. */
  onDone: () => void;
}

/** User name and password, then the further step that the platform asks for (spec: document 1, sections 2, 4, 5, 8). */
export function LoginForm({ onDone }: Props) {
  const t = useText(sessionMessages);
  const form = useForm<LoginValues>();
  const { step, notice, submit, startOver, isSending } = useLoginSteps(onDone);
  const further = step !== 'credentials';
  const missing = () => showAlert('error', t('fill_all_fields'));
  return (
    <Form
      aria-label={t('login')}
      onSubmit={(event) => void form.handleSubmit(submit, missing)(event)}
      noValidate
    >
      {notice && <Banner type="warning">{notice}</Banner>}
      <Credentials form={form} hidden={further} />
      {further && <CodeField form={form} step={step} />}
      <Button type="submit" size="l" full loading={isSending}>
        {t(further ? 'verify' : 'login')}
      </Button>
      {further && (
        <Button variant="quiet" onClick={startOver}>
          {t('start_over')}
        </Button>
      )}
    </Form>
  );
}

interface PartProps {
  form: UseFormReturn<LoginValues>;
}

/** Stays in the form while a code is asked for, out of sight, so that nothing typed is lost. */
function Credentials({ form: { register, formState }, hidden }: PartProps & { hidden: boolean }) {
  const t = useText(sessionMessages);
  const wanted = { required: t('field_missing') };
  return (
    <Fields hidden={hidden}>
      <TextField
        label={t('username')}
        error={formState.errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        {...register('username', wanted)}
      />
      <PasswordField
        label={t('password')}
        error={formState.errors.password?.message}
        autoComplete="current-password"
        revealLabel={t('show_password')}
        concealLabel={t('hide_password')}
        {...register('password', wanted)}
      />
    </Fields>
  );
}

/** Marked when it is empty, yet that does not stop the login (spec: document 1, section 5). */
function CodeField({ form: { register }, step }: PartProps & { step: 'sms' | 'authenticator' }) {
  const t = useText(sessionMessages);
  return (
    <TextField
      label={t(step === 'sms' ? 'sms_code' : 'authenticator_code')}
      hint={t(step === 'sms' ? 'sms_hint' : 'authenticator_hint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      {...register('code')}
    />
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
`;

const Fields = styled.div`
  display: grid;
  gap: ${theme.space.m};
  &[hidden] {
    display: none;
  }
`;
