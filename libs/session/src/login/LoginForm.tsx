import { serverText, useText } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { Banner, Button, Form, showAlert } from '@baize/ui';
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useMemory } from '../memory/memoryStore.ts';
import { sessionMessages } from '../messages.ts';
import { CredentialFields } from './CredentialFields.tsx';
import { leaveLogin, loginAttempt, typeLogin, type LoginStep, type LoginValues } from './loginAttempt.ts';
import { ForgotLink, NoAccount } from './LoginLinks.tsx';
import { useLoginSteps } from './useLoginSteps.ts';

/* Few logins ask for a code, and its boxes are a third of what the form weighs. */
const CodeStep = lazyPart(async () => (await import('./CodeStep.tsx')).CodeStep);

interface Props {
  /** Called once the player is logged in. */
  onDone: () => void;
  /** Opens the registration in this place; without it a link leads to its page. */
  onRegister?: () => void;
  /** A link leads away from here. */
  onLeave?: () => void;
}

/** What is wrong with a field, in words. */
export type LoginMarks = Partial<Record<keyof LoginValues, string>>;

const CREDENTIALS = ['username', 'password'] as const;
const CODES = ['code', 'sms_code'];
const SMS_DIGITS = 6;

/** User name and password, then the further step that the platform asks for (spec: document 1, sections 2, 4, 5, 8). */
export function LoginForm({ onDone, onRegister, onLeave }: Props) {
  const t = useText(sessionMessages);
  const form = useRef<HTMLFormElement>(null);
  const [marks, setMarks] = useState<LoginMarks>({});
  const { values } = useMemory(loginAttempt);
  const captcha = useCaptcha();
  const { step, notice, submit, startOver, isSending } = useLoginSteps({
    onDone,
    onRefused: (fields) => {
      const code = CODES.map((name) => fields[name]).find(Boolean);
      if (code) setMarks({ code: serverText(code) });
    },
  });
  const further = step.kind !== 'credentials';
  useEffect(() => leaveLogin, []);

  const type = (typed: Partial<LoginValues>) => {
    typeLogin(typed);
    const touched = Object.keys(typed);
    setMarks(Object.fromEntries(Object.entries(marks).filter(([field]) => !touched.includes(field))));
  };

  const send = async () => {
    const typed = { ...loginAttempt.get().values, ...typedIn(form.current) };
    const missing = CREDENTIALS.filter((field) => typed[field] === '');
    /* An empty authenticator code is marked, and the platform's to judge (document 1, section 5). */
    const marked = further && typed.code === '' ? [...missing, 'code'] : missing;
    setMarks(Object.fromEntries(marked.map((field) => [field, t('field_missing')])));
    if (missing[0]) form.current?.querySelector<HTMLElement>(`[name=${missing[0]}]`)?.focus();
    const isShort = step.kind === 'sms' && typed.code.length < SMS_DIGITS;
    if (missing.length > 0 || isShort) return showAlert('error', t('fill_all_fields'));
    if (!captcha.isReady) return captcha.demand();
    if (await submit(typed, captcha.token)) captcha.reset();
  };

  return (
    <Form ref={form} aria-label={t('login')} onSubmit={send}>
      {notice && <Banner type="warning">{notice}</Banner>}
      <CredentialFields
        values={values}
        marks={marks}
        onType={type}
        hidden={further}
        forgot={<ForgotLink onLeave={onLeave} />}
      />
      {further && <CodePart step={step} value={values.code} error={marks.code} onType={type} form={form} />}
      {captcha.field}
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

/** The code of the further step; its last digit sends the form. */
const CodePart = ({ onType, form, ...code }: CodePartProps) => (
  <Suspense fallback={null}>
    <CodeStep
      {...code}
      onType={(typed) => onType({ code: typed })}
      onComplete={() => form.current?.requestSubmit()}
    />
  </Suspense>
);

/** What stands in the fields: also what a browser filled in, or a finger typed, before the script was there. */
function typedIn(form: HTMLFormElement | null): Partial<LoginValues> {
  const data = form ? new FormData(form) : new FormData();
  return Object.fromEntries(
    CREDENTIALS.flatMap((field) => {
      const typed = data.get(field);
      return typeof typed === 'string' ? [[field, typed]] : [];
    }),
  );
}
