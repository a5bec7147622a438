import { decodeFormErrors, useFormError } from '@baize/forms';
import { useServerText } from '@baize/i18n';
import { useSubmitGuard } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import {
  forgetAttempt,
  loginAttempt,
  nextLoginStep,
  type LoginStep,
  type LoginValues,
} from './loginAttempt.ts';
import { decodeLoginReply, type LoginOutcome } from './decodeLoginReply.ts';
import { useLogin } from './useLogin.ts';

/** The fields that a code step adds to user name and password. */
function stepFields(step: LoginStep, code: string) {
  if (step.kind === 'sms') return { sms_code: code, id: step.id };
  return step.kind === 'authenticator' ? { code } : {};
}

const ALIASES = new Map([['sms_code', 'code']]);
const CREDENTIALS = ['username', 'password'];

/** A wrong user name or password marks both fields, to avoid revealing which one is wrong. */
function refusalOf(error: unknown, { kind }: LoginOutcome) {
  const names = kind === 'invalid-parameter' ? [...CREDENTIALS, 'code'] : ['code'];
  return decodeFormErrors(error, { names, aliases: ALIASES });
}

interface Options {
  onDone: () => void;
  /** Called with the fields that the platform refused, and its messages. */
  onRefused: (fields: Record<string, string>) => void;
}

/** The steps of a login: credentials, then the code that the platform asks for. Sends one request per press. */
export function useLoginSteps({ onDone, onRefused }: Options) {
  const serverText = useServerText();
  const login = useLogin();
  const problem = useFormError();
  const { step } = useStore(loginAttempt);

  const show = (error: unknown, outcome: LoginOutcome) => {
    const refusal = refusalOf(error, outcome);
    if (outcome.kind === 'invalid-parameter') problem.showRefusal('warning', refusal);
    else if (outcome.kind === 'error') problem.showRefusal('error', refusal);
    else if (outcome.kind === 'warning') problem.show('warning', () => serverText(outcome.message));
    else if (outcome.kind === 'inline') problem.note('warning', () => serverText(outcome.message));
    onRefused(refusal.fields);
  };

  const send = async (values: LoginValues, turnstileToken: string | undefined) => {
    problem.clear();
    const { username, password, code } = values;
    const captcha = turnstileToken === undefined ? {} : { turnstileToken };
    try {
      await login.mutateAsync({ username, password, ...stepFields(step, code), ...captcha });
    } catch (error) {
      const outcome = decodeLoginReply(error);
      const next = nextLoginStep(outcome);
      loginAttempt.set({ step: next ?? step, values: { ...values, code: '' } });
      return next ? undefined : show(error, outcome);
    }
    forgetAttempt();
    return onDone();
  };
  /*
   * Phones may autofill a code as soon as the field appears, so the guard distinguishes it from the press that
   * requested it.
   */
  const [submit, isSending] = useSubmitGuard(send, ({ code }) => code);

  const startOver = () => {
    loginAttempt.set({ ...loginAttempt.get(), step: { kind: 'credentials' } });
    problem.clear();
  };
  const notice = step.kind === 'credentials' ? undefined : serverText(step.message);
  return { step, notice, problem, submit, startOver, isSending };
}
