import { api, call, type ForgottenPassword } from '@baize/api';
import { lowerCase, useText } from '@baize/i18n';
import { Banner, Button, Form, showAlert, TextField } from '@baize/ui';
import { useState } from 'react';
import { sessionMessages } from '../messages.ts';
import { useKeptForm } from '../register/useKeptForm.ts';
import { usePasswordCall } from './usePasswordCall.ts';

const NOTHING: ForgottenPassword = { personal_id: '', username: '' };

/** Asks for a link to a new password (spec: document 1, section 2). */
export function ForgotForm() {
  const t = useText(sessionMessages);
  const [sent, setSent] = useState<string>();
  const { form, markRefused } = useKeptForm(NOTHING, () => setSent(undefined));
  const [ask, isSending] = usePasswordCall({
    send: (body: ForgottenPassword) => call(api.POST('/forget-password', { body })),
    onDone: setSent,
    onRefused: markRefused,
  });
  const { register, formState, handleSubmit } = form;
  const wanted = { required: t('field_missing') };
  const send = ({ personal_id, username }: ForgottenPassword) =>
    ask({ personal_id, username: lowerCase(username.trim()) });
  return (
    <Form
      aria-label={t('forgot_title')}
      onSubmit={handleSubmit(send, () => showAlert('error', t('fill_all_fields')))}
    >
      <div role="status">{sent && <Banner type="success">{sent}</Banner>}</div>
      <TextField
        label={t('personal_id_end')}
        error={formState.errors.personal_id?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        {...register('personal_id', wanted)}
      />
      <TextField
        label={t('username')}
        error={formState.errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        {...register('username', wanted)}
      />
      <Button type="submit" size="l" full loading={isSending}>
        {t('forgot')}
      </Button>
    </Form>
  );
}
