import { serverText, useText } from '@baize/i18n';
import { showAlert } from '@baize/ui';
import { useRef, useState } from 'react';
import { sessionMessages } from '../messages.ts';
import { readLoginReply, type LoginOutcome } from './readLoginReply.ts';
import { useLogin } from './useLogin.ts';

export interface LoginValues {
  username: string;
  password: string;
  code: string;
}

type FurtherStep = Extract<LoginOutcome, { kind: 'sms' | 'authenticator' }>;
type Step = { kind: 'credentials' } | FurtherStep;

const isFurtherStep = (outcome: LoginOutcome): outcome is FurtherStep =>
  outcome.kind === 'sms' || outcome.kind === 'authenticator';

const stepFields = (step: Step, code: string) =>
  ({
    credentials: {},
    authenticator: { code },
    sms: { sms_code: code, id: step.kind === 'sms' ? step.id : '' },
  })[step.kind];

/** The steps of a login: credentials, then the code that the platform asks for. One effect per press. */
export function useLoginSteps(onDone: () => void) {
  const t = useText(sessionMessages);
  const login = useLogin();
  const sending = useRef(false);
  const [step, setStep] = useState<Step>({ kind: 'credentials' });
  const [notice, setNotice] = useState<string>();

  const show = (outcome: LoginOutcome) => {
    if (outcome.kind === 'invalid-parameter') {
      showAlert('warning', t('invalid_parameter', { value: outcome.value }));
    } else if (outcome.kind === 'warning' || outcome.kind === 'error') {
      showAlert(outcome.kind, serverText(outcome.message));
    } else {
      setNotice(serverText(outcome.message));
      if (isFurtherStep(outcome)) setStep(outcome);
    }
  };

  const submit = async ({ username, password, code }: LoginValues) => {
    if (sending.current) return;
    sending.current = true;
    setNotice(undefined);
    try {
      await login.mutateAsync({ username, password, ...stepFields(step, code) });
      onDone();
    } catch (error) {
      show(readLoginReply(error));
    } finally {
      sending.current = false;
    }
  };

  const startOver = () => {
    setStep({ kind: 'credentials' });
    setNotice(undefined);
  };

  return { step: step.kind, notice, submit, startOver, isSending: login.isPending };
}
