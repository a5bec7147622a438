import { PASSWORD_LENGTH, USERNAME_LENGTH, type ValidatedForm } from '@baize/forms';
import { lowerCase } from '@baize/i18n';
import { PasswordField, TextField } from '@baize/ui';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { PasswordHint } from '../password/PasswordHint.tsx';
import { FieldRow } from './FieldRow.tsx';
import { PhoneRow } from './PhoneRow.tsx';
import type { AccountValues } from './registration.ts';

/** Hints for the browser (spec 1/9.session/6). */
const TEXT = { minLength: USERNAME_LENGTH.min, maxLength: USERNAME_LENGTH.max };
const PASSWORD = {
  minLength: PASSWORD_LENGTH.min,
  autoComplete: 'new-password',
};

/** User name, e-mail, phone and the password twice, all required. */
export function AccountFields({ form }: { form: ValidatedForm<AccountValues> }) {
  const { t } = useTranslation('session');
  const { field } = form;
  const username = field('username');
  const eye = {
    revealLabel: t('show_password'),
    concealLabel: t('hide_password'),
    capsLockLabel: t('caps_lock'),
  };
  const typeLower = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const { value, selectionStart: caret } = target;
    const lower = lowerCase(value);
    /* Set only if it differs, since setting a value moves the caret to the end. */
    if (lower !== value) {
      target.value = lower;
      target.setSelectionRange(caret, caret);
    }
    void username.onChange(event);
  };
  return (
    <>
      <TextField
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...TEXT}
        {...username}
        onChange={typeLower}
      />
      <TextField label={t('email')} type="email" autoComplete="email" {...TEXT} {...field('email')} />
      <PhoneRow field={field} />
      <FieldRow>
        <PasswordField
          {...eye}
          {...PASSWORD}
          label={t('password')}
          hint={<TypedHint form={form} />}
          {...field('password')}
        />
        <PasswordField
          {...eye}
          {...PASSWORD}
          label={t('repeat_password')}
          {...field('password_confirmation')}
        />
      </FieldRow>
    </>
  );
}

/** A separate component, so that a keystroke re-renders nothing else. */
function TypedHint({ form: { form } }: { form: ValidatedForm<AccountValues> }) {
  const [username, password] = useWatch({ control: form.control, name: ['username', 'password'] });
  return <PasswordHint password={password} username={username} />;
}
