export const APPS = ['web', 'mobile-web', 'embed-shell'] as const;
export type AppName = (typeof APPS)[number];

const BY_CHOICE = new Map<string, AppName>([
  ['web', 'web'],
  ['mobile', 'mobile-web'],
  ['embed', 'embed-shell'],
]);
const PHONE = /\b(?:iPhone|iPod|Windows Phone|Android.+Mobile)\b/;

export interface AppSigns {
  /** The host was asked for through its `embed.` door. */
  embed: boolean;
  /** `?device=` of the address, and what it said on an earlier visit. */
  asked?: string;
  remembered?: string;
  /** Sec-CH-UA-Mobile and User-Agent. */
  mobileHint?: string;
  userAgent?: string;
}

/** Which app a visitor gets: the embedding host's, the one they asked for, the one for their device. */
export function chooseApp({
  embed,
  asked = '',
  remembered = '',
  mobileHint,
  userAgent = '',
}: AppSigns): AppName {
  const chosen = BY_CHOICE.get(asked) ?? BY_CHOICE.get(remembered);
  if (embed) return 'embed-shell';
  if (chosen) return chosen;
  return mobileHint === '?1' || PHONE.test(userAgent) ? 'mobile-web' : 'web';
}

/** A choice that an address or a cookie may name; undefined for anything else. */
export const knownChoice = (name: string | undefined): string | undefined =>
  name !== undefined && BY_CHOICE.has(name) ? name : undefined;
