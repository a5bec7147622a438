import { useTranslation } from 'react-i18next';
import { CodeField } from '@baize/ui';
import type { LoginStep } from './loginAttempt.ts';
import { ResendSms } from './ResendSms.tsx';

interface Props {
  step: Exclude<LoginStep, { kind: 'credentials' }>;
  value: string;
  error: string | undefined;
  onType: (code: string) => void;
  /** The last digit is there. */
  onComplete: () => void;
}

/** The code that an authenticator shows or a message brought; for an SMS also the way to another one. */
export function CodeStep({ step, value, error, onType, onComplete }: Props) {
  const { t } = useTranslation('session');
  const isSms = step.kind === 'sms';
  return (
    <>
      <CodeField
        key={step.kind}
        label={t(isSms ? 'sms_code' : 'authenticator_code')}
        hint={t(isSms ? 'sms_hint' : 'authenticator_hint')}
        name="code"
        value={value}
        onValueChange={onType}
        error={error}
        autoFocus
        onComplete={onComplete}
      />
      {isSms && <ResendSms id={step.id} resendAt={step.resendAt} />}
    </>
  );
}
