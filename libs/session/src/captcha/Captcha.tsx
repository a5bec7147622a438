import { LocalChallenge } from './LocalChallenge.tsx';
import { Turnstile } from './Turnstile.tsx';

export interface CaptchaProps {
  siteKey: string;
  /** Gets a token when the challenge is solved, and undefined when that token is no longer good. */
  onToken: (token: string | undefined) => void;
  /** It is missing. */
  error?: string;
}

/** A platform without the service behind it gives such a key; the challenge is then drawn here, and proves nothing. */
const LOCAL_KEY = /^local/;

/** The challenge of a captcha. A new `key` begins a new one. */
export const Captcha = (props: CaptchaProps) =>
  LOCAL_KEY.test(props.siteKey) ? <LocalChallenge {...props} /> : <Turnstile {...props} />;
