import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
const WINDOW = 1;

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 });

/** The 30 s step of a time (ms). */
export const totpStep = (moment: number): number => Math.floor(moment / 1000 / PERIOD);

/** The step of a code, with one step of clock drift; undefined if the code is wrong. */
export function matchingStep(secret: string, code: string, moment: number): number | undefined {
  const delta = totpOf(secret).validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp: moment,
    window: WINDOW,
  });
  return delta === null ? undefined : totpStep(moment) + delta;
}

/** A code that the server would accept now: the first unused step in the window; undefined if all were used. */
export function usableCode(secret: string, lastStep: number, moment: number): string | undefined {
  const now = totpStep(moment);
  const step = [now, now + WINDOW].find((candidate) => candidate > lastStep);
  return step === undefined ? undefined : totpOf(secret).generate({ timestamp: step * PERIOD * 1000 });
}
