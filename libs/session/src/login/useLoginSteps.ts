import { isApiError } from '@baize/api';
import { serverText, useText } from '@baize/i18n';
import { showAlert, useSubmitGuard } from '@baize/ui';
import { useState } from 'react';
import { useMemory } from '../memory/memoryStore.ts';
import { sessionMessages } from '../messages.ts';
import { forgetAttempt, loginAttempt, stepOf, type LoginStep, type LoginValues } from './loginAttempt.ts';
import { readLoginReply, type LoginOutcome } from './readLoginReply.ts';
import { useLogin } from './useLogin.ts';

/** What the step adds to user name and password. */
function stepFields(step: LoginStep, code: string) {
  if (step.kind === 'sms') return { sms_code: code, id: step.id };
  return step.kind === 'authenticator' ? { code } : {};
}

/** The fields that a refusal names, each with its first message. */
const refusedFields = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    (isApiError(error) ? (error.refusal?.fields ?? []) : []).flatMap(([field, [first]]) =>
      first ? [[field, first]] : [],
    ),
  );

interface Options {
  onDone: () => void;
  /** The fields that the platform refused, with its messages. */
  onRefused: (fields: Record<string, string>) => void;
}

/** The steps of a login: credentials, then the code that the platform asks for. One effect per press. */
export function useLoginSteps({ onDone, onRefused }: Options) {
  const t = useText(sessionMessages);
  const login = useLogin();
  const { step } = useMemory(loginAttempt);
  const [notice, setNotice] = useState<string>();

  const show = (outcome: LoginOutcome) => {
    if (outcome.kind === 'invalid-parameter') {
      showAlert('warning', t('invalid_parameter', { value: outcome.value }));
    } else if (outcome.kind === 'warning' || outcome.kind === 'error') {
      showAlert(outcome.kind, serverText(outcome.message));
    } else if (outcome.kind === 'inline') setNotice(outcome.message);
  };

  const send = async (values: LoginValues, turnstileToken: string | undefined) => {
    setNotice(undefined);
    const { username, password, code } = values;
    const captcha = turnstileToken === undefined ? {} : { turnstileToken };
    try {
      await login.mutateAsync({ username, password, ...stepFields(step, code), ...captcha });
      forgetAttempt();
      onDone();
    } catch (error) {
      const outcome = readLoginReply(error);
      const next = stepOf(outcome) ?? step;
      loginAttempt.set({ step: next, values: { ...values, code: '' } });
      show(outcome);
      onRefused(next === step ? refusedFields(error) : {});
    }
  };
  const [submit, isSending] = useSubmitGuard(send);

  const startOver = () => {
    loginAttempt.set({ ...loginAttempt.get(), step: { kind: 'credentials' } });
    setNotice(undefined);
  };

  const shown = notice ?? (step.kind === 'credentials' ? undefined : step.message);
  return { step, notice: shown && serverText(shown), submit, startOver, isSending };
}
