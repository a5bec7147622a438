import { useTranslation } from 'react-i18next';
import { CodeField } from '@baize/ui';
import type { LoginStep } from './loginAttempt.ts';
import { ResendSms } from './ResendSms.tsx';

interface Props {
  step: Exclude<LoginStep, { kind: 'credentials' }>;
  value: string;
  error: string | undefined;
  onType: (code: string) => void;
  /** Called when the last digit is entered. */
  onComplete: () => void;
}

/** The field for an authenticator or SMS code; for an SMS, also the button to request another code. */
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
