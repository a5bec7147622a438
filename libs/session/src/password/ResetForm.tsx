import { api, call, type PasswordReset } from '@baize/api';
import {
  FormError,
  PASSWORD_LENGTH,
  passwordProblem,
  useValidatedForm,
  useFormMutation,
  type Validators,
  type FormErrors,
} from '@baize/forms';
import { useLatestT, useServerText } from '@baize/i18n';
import { Banner, Button, Form, PasswordField } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { LoginState } from '../login/LoginState.ts';
import { PasswordHint } from './PasswordHint.tsx';

/** In ms (spec 1/9.session/4). */
const LEAVE_AFTER = 1000;
const NOTHING = { password: '', password_confirmation: '' };
const NAMES = Object.keys(NOTHING);
const FOLLOWS = { password: 'password_confirmation' } as const;
const CHECKS: Validators<typeof NOTHING> = {
  password: passwordProblem,
  password_confirmation: (repeated, { password }) => (repeated === password ? undefined : 'differs'),
};
/** These errors mean something else for a session. */
const LINK_OVER = ['token_expired', 'token_not_found'];
const CHANGED: LoginState = { notice: 'password_changed' };

function useLeaveForLogin(isDone: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate('/Login', { state: CHANGED }), LEAVE_AFTER);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
}

/**
 * Sets a new password with the token from an e-mailed link, then redirects to /Login, which confirms the change (spec
 * 1/2.reset/2).
 */
export function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation('session');
  const latestT = useLatestT('session');
  const serverText = useServerText();
  const [done, setDone] = useState<string>();
  const { form, field, submit, showRefusal, problem } = useValidatedForm({
    values: NOTHING,
    checks: CHECKS,
    follows: FOLLOWS,
  });
  const [reset, isSending] = useFormMutation({
    send: (body: PasswordReset) => call(api.POST('/reset-password', { body })),
    onDone: ({ data }) => setDone(data.message),
    onRefused: (refusal: FormErrors) => {
      if (LINK_OVER.includes(refusal.announced.message))
        problem.show('error', () => latestT('reset_link_over'));
      else showRefusal(refusal);
    },
    names: NAMES,
  });
  useLeaveForLogin(done !== undefined);
  const password = useWatch({ control: form.control, name: 'password' });
  const passwordProps = {
    autoComplete: 'new-password',
    minLength: PASSWORD_LENGTH.min,
    revealLabel: t('show_password'),
    concealLabel: t('hide_password'),
    capsLockLabel: t('caps_lock'),
  };
  return (
    <Form
      aria-label={t('reset_title')}
      onSubmit={submit((values) => (done === undefined ? reset({ token, ...values }) : undefined))}
    >
      <PasswordField
        label={t('new_password')}
        hint={<PasswordHint password={password} />}
        {...passwordProps}
        {...field('password')}
      />
      <PasswordField label={t('repeat_password')} {...passwordProps} {...field('password_confirmation')} />
      <div role="status">{done && <Banner type="success">{serverText(done)}</Banner>}</div>
      <FormError line={problem.line} />
      <Button type="submit" size="l" full loading={isSending || done !== undefined}>
        {t('reset')}
      </Button>
    </Form>
  );
}
