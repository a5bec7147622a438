import { api, call, type PasswordReset } from '@baize/api';
import { useText } from '@baize/i18n';
import { Banner, Button, Form, PasswordField, showAlert } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { sessionMessages } from '../messages.ts';
import { useKeptForm } from '../register/useKeptForm.ts';
import { PasswordHint } from './PasswordHint.tsx';
import { usePasswordCall } from './usePasswordCall.ts';

/** Spec: document 1, section 9, ms. */
const LEAVE_AFTER = 1000;
const NOTHING = { password: '', password_confirmation: '' };

/** Sets a new password by the token of a mail's link, then leads to /Login (spec: document 1, sections 2 and 4). */
export function ResetForm({ token }: { token: string }) {
  const t = useText(sessionMessages);
  const navigate = useNavigate();
  const [done, setDone] = useState<string>();
  const { form, markRefused } = useKeptForm(NOTHING, () => undefined);
  const [reset, isSending] = usePasswordCall({
    send: (body: PasswordReset) => call(api.POST('/reset-password', { body })),
    onDone: setDone,
    onRefused: markRefused,
    /* Elsewhere these speak of the session. */
    own: { token_expired: t('reset_link_over'), token_not_found: t('reset_link_over') },
  });
  useEffect(() => {
    if (done === undefined) return undefined;
    const timer = setTimeout(() => void navigate('/Login'), LEAVE_AFTER);
    return () => clearTimeout(timer);
  }, [done, navigate]);
  const { register, formState, handleSubmit, control } = form;
  const password = useWatch({ control, name: 'password' });
  const field = (name: keyof typeof NOTHING) => ({
    error: formState.errors[name]?.message,
    autoComplete: 'new-password',
    minLength: 5,
    maxLength: 30,
    revealLabel: t('show_password'),
    concealLabel: t('hide_password'),
    capsLockLabel: t('caps_lock'),
    ...register(name, { required: t('field_missing') }),
  });
  const send = (values: typeof NOTHING) => reset({ token, ...values });
  return (
    <Form
      aria-label={t('reset_title')}
      onSubmit={handleSubmit(send, () => showAlert('error', t('fill_all_fields')))}
    >
      <div role="status">{done && <Banner type="success">{done}</Banner>}</div>
      <PasswordField
        label={t('new_password')}
        hint={<PasswordHint password={password} />}
        {...field('password')}
      />
      <PasswordField label={t('repeat_password')} {...field('password_confirmation')} />
      <Button type="submit" size="l" full loading={isSending || done !== undefined}>
        {t('reset')}
      </Button>
    </Form>
  );
}
