import { api, call, type PasswordChange } from '@baize/api';
import { FormError, PASSWORD_LENGTH, passwordProblem, useValidatedForm, type Validators } from '@baize/forms';
import { useLatestT } from '@baize/i18n';
import { PasswordHint } from '@baize/session';
import { Banner, Button, Form, KeyIcon, PasswordField } from '@baize/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProfileUpdate } from '../details/useProfileUpdate.ts';
import { Narrow } from '../Narrow.tsx';
import { SectionCard } from '../SectionCard.tsx';
import { settleLogins } from '../security/knownDevices.ts';
import { usePasswordLabels } from './usePasswordLabels.ts';

const NOTHING = { current_password: '', password: '', password_confirmation: '' };
const NAMES = Object.keys(NOTHING);
const FOLLOWS = { password: 'password_confirmation' } as const;

const CHECKS: Validators<typeof NOTHING> = {
  password: passwordProblem,
  password_confirmation: (repeated, { password }) => (repeated === password ? undefined : 'differs'),
};

/**
 * The current password, and the new one twice. The rules are listed before anything is typed, and the platform's first
 * message for each field is shown beside it (spec 3/5).
 */
export function PasswordForm({ username }: { username: string }) {
  const { t } = useTranslation('accountProfile');
  const latestT = useLatestT('accountProfile');
  const labels = usePasswordLabels();
  const [isDone, setIsDone] = useState(false);
  const { form, field, submit, showRefusal, problem } = useValidatedForm({
    values: NOTHING,
    checks: CHECKS,
    follows: FOLLOWS,
    onValuesChange: ({ current_password: current }) => current && setIsDone(false),
  });
  const [save, isSaving] = useProfileUpdate({
    send: (body: PasswordChange) => call(api.PUT('/change-password', { body })),
    names: NAMES,
    showRefusal,
    onLost: () => problem.show('warning', () => latestT('password_unknown')),
    onDone: () => {
      form.reset(NOTHING);
      settleLogins(username, Date.now());
      setIsDone(true);
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const fresh = {
    ...labels,
    autoComplete: 'new-password',
    minLength: PASSWORD_LENGTH.min,
  };
  return (
    <Narrow>
      <SectionCard icon={KeyIcon} title={t('password_section')} text={t('password_text')}>
        <div role="status">{isDone && <Banner type="success">{t('password_done')}</Banner>}</div>
        <Form aria-label={t('password_title')} onSubmit={submit(save)}>
          {/* For password managers: whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            label={t('current_password')}
            autoComplete="current-password"
            {...labels}
            {...field('current_password')}
          />
          <PasswordField
            label={t('new_password')}
            hint={<PasswordHint password={password} username={username} />}
            {...fresh}
            {...field('password')}
          />
          <PasswordField label={t('repeat_password')} {...fresh} {...field('password_confirmation')} />
          <FormError line={problem.line} />
          <Button type="submit" size="l" full loading={isSaving}>
            {t('password_update')}
          </Button>
        </Form>
      </SectionCard>
    </Narrow>
  );
}
