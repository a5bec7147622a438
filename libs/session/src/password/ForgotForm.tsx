import { api, call, type ForgottenPassword } from '@baize/api';
import { FormError, useValidatedForm, useFormMutation, type Validators } from '@baize/forms';
import { lowerCase, useServerText } from '@baize/i18n';
import { Banner, Button, Form, TextField } from '@baize/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const NOTHING = { personal_id_end: '', username: '' };
const NAMES = Object.keys(NOTHING);
const ALIASES = new Map([['personal_id', 'personal_id_end']]);
const CHECKS: Validators<typeof NOTHING> = {
  personal_id_end: (end) => (/^\S{4}$/u.test(end) ? undefined : 'format'),
};

/** Requests a password-reset link (spec 1/2.forgot/1). */
export function ForgotForm() {
  const { t } = useTranslation('session');
  const serverText = useServerText();
  const [sent, setSent] = useState<string>();
  const { field, submit, showRefusal, problem } = useValidatedForm({
    values: NOTHING,
    checks: CHECKS,
    onValuesChange: () => setSent(undefined),
  });
  const [ask, isSending] = useFormMutation({
    send: (body: ForgottenPassword) => call(api.POST('/forget-password', { body })),
    onDone: ({ data }) => setSent(data.message),
    onRefused: showRefusal,
    names: NAMES,
    aliases: ALIASES,
  });
  const send = ({ personal_id_end, username }: typeof NOTHING) => {
    setSent(undefined);
    return ask({ personal_id: personal_id_end, username: lowerCase(username.trim()) });
  };
  return (
    <Form aria-label={t('forgot_title')} onSubmit={submit(send)}>
      <TextField
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        {...field('username')}
      />
      <TextField
        label={t('personal_id_end')}
        autoComplete="off"
        spellCheck={false}
        maxLength={4}
        {...field('personal_id_end')}
      />
      <div role="status">{sent && <Banner type="success">{serverText(sent)}</Banner>}</div>
      <FormError line={problem.line} />
      <Button type="submit" size="l" full loading={isSending}>
        {t('forgot')}
      </Button>
    </Form>
  );
}
