import { PasswordField, TextField, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { LoginValues } from './loginAttempt.ts';
import type { LoginErrors } from './useLoginErrors.ts';

interface Props {
  values: LoginValues;
  errors: LoginErrors;
  onType: (typed: Partial<LoginValues>) => void;
  /** During a code step the fields stay mounted but hidden, so that their input isn't lost. */
  hidden: boolean;
  /** The "forgot password" link. */
  forgot: ReactNode;
}

/** User name and password, both required (spec 1/5/1). */
export function CredentialFields({ values, errors, onType, hidden, forgot }: Props) {
  const { t } = useTranslation('session');
  return (
    <Fields hidden={hidden}>
      <TextField
        label={t('username')}
        name="username"
        defaultValue={values.username}
        onChange={(event) => onType({ username: event.target.value })}
        error={errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
      />
      <PasswordField
        label={t('password')}
        name="password"
        defaultValue={values.password}
        onChange={(event) => onType({ password: event.target.value })}
        error={errors.password}
        autoComplete="current-password"
        revealLabel={t('show_password')}
        concealLabel={t('hide_password')}
        capsLockLabel={t('caps_lock')}
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
