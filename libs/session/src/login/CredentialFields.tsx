import { useText } from '@baize/i18n';
import { PasswordField, TextField, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { sessionMessages } from '../messages.ts';
import type { LoginValues } from './loginAttempt.ts';

interface Props {
  form: UseFormReturn<LoginValues>;
  /** While a code is asked for they stay in the form, out of sight, so that nothing typed is lost. */
  hidden: boolean;
  /** The way to a forgotten password. */
  forgot: ReactNode;
}

/** User name and password; both are wanted (spec: document 1, section 5). */
export function CredentialFields({ form: { register, formState }, hidden, forgot }: Props) {
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
        capsLockLabel={t('caps_lock')}
        {...register('password', wanted)}
      />
      {forgot}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space.m};
  &[hidden] {
    display: none;
  }
`;
