import type { CaptchaProps } from './CaptchaProps.ts';
import { LocalChallenge } from './LocalChallenge.tsx';
import { Turnstile } from './Turnstile.tsx';

/**
 * A platform without the captcha service sends a key like this. The challenge is then rendered locally and proves
 * nothing.
 */
const LOCAL_KEY = /^local/;

/** A captcha challenge. Change its `key` to start a new one. */
export const Captcha = (props: CaptchaProps) =>
  LOCAL_KEY.test(props.siteKey) ? <LocalChallenge {...props} /> : <Turnstile {...props} />;
