import type { SessionKey } from '../texts.ts';
import type { LoginStep } from './loginAttempt.ts';

interface Words {
  title: SessionKey;
  intro: SessionKey;
}

/** Texts above each step of the login. */
export const loginLabels: Record<LoginStep['kind'], Words> = {
  credentials: { title: 'login_title', intro: 'login_intro' },
  authenticator: { title: 'authenticator_title', intro: 'step_intro' },
  sms: { title: 'sms_title', intro: 'step_intro' },
};
