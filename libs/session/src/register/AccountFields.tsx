import { lowerCase, useText } from '@baize/i18n';
import { PasswordField, TextField } from '@baize/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { sessionMessages } from '../messages.ts';
import { PasswordHint } from '../password/PasswordHint.tsx';
import { FieldRow } from './FieldRow.tsx';
import { PhoneRow } from './PhoneRow.tsx';
import type { AccountValues } from './registration.ts';

/** Spec: document 1, section 9. They are hints: the platform judges. */
const TEXT = { minLength: 2, maxLength: 50 };
const PASSWORD = { minLength: 5, maxLength: 30, autoComplete: 'new-password' };

/** User name, e-mail, phone and the password twice; all of it is wanted. */
export function AccountFields({ form }: { form: UseFormReturn<AccountValues> }) {
  const t = useText(sessionMessages);
  const { register, formState, setValue } = form;
  const wanted = { required: t('field_missing') };
  const eye = {
    revealLabel: t('show_password'),
    concealLabel: t('hide_password'),
    capsLockLabel: t('caps_lock'),
  };
  const shownLower = ({ target }: { target: { value: string } }) =>
    setValue('username', lowerCase(target.value));
  return (
    <>
      <TextField
        label={t('username')}
        error={formState.errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...TEXT}
        {...register('username', { ...wanted, onChange: shownLower })}
      />
      <TextField
        label={t('email')}
        error={formState.errors.email?.message}
        type="email"
        autoComplete="email"
        {...TEXT}
        {...register('email', wanted)}
      />
      <PhoneRow form={form} />
      <FieldRow>
        <PasswordField
          {...eye}
          {...PASSWORD}
          label={t('password')}
          hint={<TypedHint form={form} />}
          error={formState.errors.password?.message}
          {...register('password', wanted)}
        />
        <PasswordField
          {...eye}
          {...PASSWORD}
          label={t('repeat_password')}
          error={formState.errors.password_confirmation?.message}
          {...register('password_confirmation', wanted)}
        />
      </FieldRow>
    </>
  );
}

/** By itself, so that a letter typed draws no more than this. */
function TypedHint({ form: { control } }: { form: UseFormReturn<AccountValues> }) {
  const [username, password] = useWatch({ control, name: ['username', 'password'] });
  return <PasswordHint password={password} username={username} />;
}
