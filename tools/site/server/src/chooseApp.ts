import type { AppName } from './apps.ts';

const BY_CHOICE = new Map<string, AppName>([
  ['web', 'web'],
  ['mobile', 'mobile-web'],
  ['embed', 'embed-shell'],
]);
const PHONE = /\b(?:iPhone|iPod|Windows Phone|Android.+Mobile)\b/;

export interface AppHints {
  /** The host was requested with the `embed.` prefix. */
  embed: boolean;
  /** `?device=` in the URL, or the stored choice of an earlier visit. */
  asked?: string;
  remembered?: string;
  /** Sec-CH-UA-Mobile and User-Agent. */
  mobileHint?: string;
  userAgent?: string;
}

/** Chooses a visitor's app: the embedded shell for an `embed.` host, the requested one, or the one for the device. */
export function chooseApp({
  embed,
  asked = '',
  remembered = '',
  mobileHint,
  userAgent = '',
}: AppHints): AppName {
  const chosen = BY_CHOICE.get(asked) ?? BY_CHOICE.get(remembered);
  if (embed) return 'embed-shell';
  if (chosen) return chosen;
  return mobileHint === '?1' || PHONE.test(userAgent) ? 'mobile-web' : 'web';
}

/** A valid choice from a URL or a cookie; undefined for anything else. */
export const parseAppChoice = (name: string | undefined): string | undefined =>
  name !== undefined && BY_CHOICE.has(name) ? name : undefined;
