import { LocalChallenge } from './LocalChallenge.tsx';
import { Turnstile } from './Turnstile.tsx';

export interface CaptchaProps {
  siteKey: string;
  /** Gets a token when the challenge is solved, and undefined when that token expires. */
  onToken: (token: string | undefined) => void;
  /** Shown when the player has skipped the challenge. */
  error?: string;
}

/**
 * A platform without the captcha service sends a key like this. The challenge is then rendered locally and proves
 * nothing.
 */
const LOCAL_KEY = /^local/;

/** A captcha challenge. Change its `key` to start a new one. */
export const Captcha = (props: CaptchaProps) =>
  LOCAL_KEY.test(props.siteKey) ? <LocalChallenge {...props} /> : <Turnstile {...props} />;
