import { createStore } from '@baize/ui/store';
import type { LoginOutcome } from './decodeLoginReply.ts';
import { LOGIN_RESEND_WAIT_MS } from './loginResendWaitMs.ts';

/** The current step of a login. `resendAt` (ms since 1970) is when another SMS may be requested. */
export type LoginStep =
  | { kind: 'credentials' }
  | { kind: 'authenticator'; message: string }
  | { kind: 'sms'; message: string; id: string; resendAt: number };

export interface LoginValues {
  username: string;
  password: string;
  code: string;
}

interface LoginAttempt {
  step: LoginStep;
  values: LoginValues;
}

const NOTHING: LoginAttempt = {
  step: { kind: 'credentials' },
  values: { username: '', password: '', code: '' },
};

/**
 * The login in progress, in memory only. It survives closing the popup, and its countdown continues. The password is
 * kept only if a code step will need to send it again.
 */
export const loginAttempt = createStore<LoginAttempt>(NOTHING);

export const updateLogin = (typed: Partial<LoginValues>) => {
  const { step, values } = loginAttempt.get();
  loginAttempt.set({ step, values: { ...values, ...typed } });
};

/** Call it when the form closes. Keeps the user name and, outside a code step, drops the password. */
export function clearLoginPassword() {
  if (loginAttempt.get().step.kind === 'credentials') updateLogin({ password: '' });
}

export const forgetAttempt = () => loginAttempt.set(NOTHING);

/** The step that a refusal leads to, if any. */
export function nextLoginStep(outcome: LoginOutcome): LoginStep | undefined {
  if (outcome.kind === 'authenticator') return outcome;
  return outcome.kind === 'sms' ? { ...outcome, resendAt: Date.now() + LOGIN_RESEND_WAIT_MS } : undefined;
}
