import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
const WINDOW = 1;

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 });

/** The 30 s step a moment (ms) lies in. */
export const totpStep = (moment: number): number => Math.floor(moment / 1000 / PERIOD);

/** The step whose code this is, one step of clock drift allowed; undefined when it is no code of this secret. */
export function matchingStep(secret: string, code: string, moment: number): number | undefined {
  const delta = totpOf(secret).validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp: moment,
    window: WINDOW,
  });
  return delta === null ? undefined : totpStep(moment) + delta;
}

/** A code that the server would take now: the first step in the window that was not used; undefined when all were. */
export function usableCode(secret: string, lastStep: number, moment: number): string | undefined {
  const now = totpStep(moment);
  const step = [now, now + WINDOW].find((candidate) => candidate > lastStep);
  return step === undefined ? undefined : totpOf(secret).generate({ timestamp: step * PERIOD * 1000 });
}
