export interface CaptchaProps {
  siteKey: string;
  /** Gets a token when the challenge is solved, and undefined when that token expires. */
  onToken: (token: string | undefined) => void;
  /** Shown when the player has skipped the challenge. */
  error?: string;
}
