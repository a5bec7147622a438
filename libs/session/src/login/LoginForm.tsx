import { FormError } from '@baize/forms';
import { useServerText } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { Banner, Button, Form } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { CredentialFields } from './CredentialFields.tsx';
import { clearLoginPassword, loginAttempt, type LoginStep, type LoginValues } from './loginAttempt.ts';
import { ForgotLink, NoAccount } from './LoginLinks.tsx';
import { readTypedValues } from './readTypedValues.ts';
import { useLoginErrors } from './useLoginErrors.ts';
import { useLoginSteps } from './useLoginSteps.ts';

/* Few logins need a code, and its field makes up a third of the form's code. */
const CodeStep = lazyPart(async () => (await import('./CodeStep.tsx')).CodeStep);

interface Props {
  /** Called once the player is logged in. */
  onDone: () => void;
  /** Opens registration in the same popup; without it, a link leads to its page. */
  onRegister?: () => void;
  /** Called when the player follows a link away from the form. */
  onLeave?: () => void;
}

/** User name and password, then the code step if the platform asks for one (spec 1/2.login/1 to 6). */
export function LoginForm({ onDone, onRegister, onLeave }: Props) {
  const { t } = useTranslation('session');
  const serverText = useServerText();
  const form = useRef<HTMLFormElement>(null);
  const { values } = useStore(loginAttempt);
  const captcha = useCaptcha();
  const { errors, type, check, refuse } = useLoginErrors(form);
  const { step, notice, problem, submit, startOver, isSending } = useLoginSteps({
    onDone,
    onRefused: refuse,
  });
  const further = step.kind !== 'credentials';
  useEffect(() => clearLoginPassword, []);

  const send = async () => {
    problem.clear();
    const typed = { ...loginAttempt.get().values, ...readTypedValues(form.current) };
    if (!check(typed, step)) return problem.alert('error', () => serverText('fill_all_fields'));
    if (!captcha.isReady) return captcha.demand();
    if (await submit(typed, captcha.token)) captcha.reset();
  };

  return (
    <Form ref={form} aria-label={t('login')} onSubmit={send}>
      {notice && <Banner type="warning">{notice}</Banner>}
      <CredentialFields
        values={values}
        errors={errors}
        onType={type}
        hidden={further}
        forgot={<ForgotLink onLeave={onLeave} />}
      />
      {further && <CodePart step={step} value={values.code} error={errors.code} onType={type} form={form} />}
      {captcha.field}
      <FormError line={problem.line} />
      <Button type="submit" size="l" full loading={isSending}>
        {t(further ? 'verify' : 'login')}
      </Button>
      {further ? (
        <Button variant="quiet" onClick={startOver}>
          {t('start_over')}
        </Button>
      ) : (
        <NoAccount onRegister={onRegister} />
      )}
    </Form>
  );
}

interface CodePartProps {
  step: Exclude<LoginStep, { kind: 'credentials' }>;
  value: string;
  error: string | undefined;
  onType: (typed: Partial<LoginValues>) => void;
  form: RefObject<HTMLFormElement | null>;
}

/** The code field; its last digit submits the form. */
const CodePart = ({ onType, form, ...code }: CodePartProps) => (
  <Suspense fallback={null}>
    <CodeStep
      {...code}
      onType={(typed) => onType({ code: typed })}
      onComplete={() => form.current?.requestSubmit()}
    />
  </Suspense>
);
