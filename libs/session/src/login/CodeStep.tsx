import { useText } from '@baize/i18n';
import { CodeField } from '@baize/ui';
import type { UseFormReturn } from 'react-hook-form';
import { sessionMessages } from '../messages.ts';
import type { LoginStep, LoginValues } from './loginAttempt.ts';
import { ResendSms } from './ResendSms.tsx';

interface Props {
  form: UseFormReturn<LoginValues>;
  step: Exclude<LoginStep, { kind: 'credentials' }>;
  /** The last digit is there. */
  onComplete: () => void;
}

/** The code that an authenticator shows or a message brought; for an SMS also the way to another one. */
export function CodeStep({ form, step, onComplete }: Props) {
  const t = useText(sessionMessages);
  const isSms = step.kind === 'sms';
  return (
    <>
      <CodeField
        key={step.kind}
        label={t(isSms ? 'sms_code' : 'authenticator_code')}
        hint={t(isSms ? 'sms_hint' : 'authenticator_hint')}
        error={form.formState.errors.code?.message}
        autoFocus
        onComplete={onComplete}
        {...form.register('code')}
      />
      {isSms && <ResendSms id={step.id} resendAt={step.resendAt} />}
    </>
  );
}
