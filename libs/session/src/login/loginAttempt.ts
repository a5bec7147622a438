import { createStore } from '@baize/ui/store';
import type { LoginOutcome } from './readLoginReply.ts';

/** What a login asks for now. `resendAt` (ms since 1970) is when another SMS may be asked for. */
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
 * A login under way: it outlives a closed popup, its countdown goes on, and it is in no storage. The password outlives the
 * form only where a further step will send it again.
 */
export const loginAttempt = createStore<LoginAttempt>(NOTHING);

/** Keeps what was typed. */
export const typeLogin = (typed: Partial<LoginValues>) => {
  const { step, values } = loginAttempt.get();
  loginAttempt.set({ step, values: { ...values, ...typed } });
};

/** The form is left: whoever comes next finds the user name, and no password. */
export function leaveLogin() {
  if (loginAttempt.get().step.kind === 'credentials') typeLogin({ password: '' });
}

export const forgetAttempt = () => loginAttempt.set(NOTHING);

/** How long a player waits for another SMS, in ms (spec 1/9.session/3). */
export const RESEND_WAIT = 60_000;

/** What a refusal leads to, where it leads to another step. */
export function stepOf(outcome: LoginOutcome): LoginStep | undefined {
  if (outcome.kind === 'authenticator') return outcome;
  return outcome.kind === 'sms' ? { ...outcome, resendAt: Date.now() + RESEND_WAIT } : undefined;
}
