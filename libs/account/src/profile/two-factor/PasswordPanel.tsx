import { FormError } from '@baize/forms';
import { Button, Form, PasswordField } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { usePasswordLabels } from '../password/usePasswordLabels.ts';
import type { useTwoFactorForm } from './useTwoFactorForm.ts';

interface Props extends ReturnType<typeof useTwoFactorForm> {
  /** The button's label; it also names the form. */
  action: string;
  danger?: boolean;
}

/** The password and a button. */
export function PasswordPanel({ action, danger = false, form, onSubmit, isSending }: Props) {
  const { t } = useTranslation('accountProfile');
  return (
    <Form aria-label={action} onSubmit={onSubmit}>
      <PasswordField
        label={t('your_password')}
        autoComplete="current-password"
        {...usePasswordLabels()}
        {...form.field('password')}
      />
      <FormError line={form.problem.line} />
      <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={isSending}>
        {action}
      </Button>
    </Form>
  );
}
