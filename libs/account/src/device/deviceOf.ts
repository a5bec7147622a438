/**
 * Browsers by the token in their user agent, the most specific first, since most also claim to be Chrome and Safari.
 */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

export interface Device {
  /** `Chrome`, `Firefox`; undefined for an unknown one. */
  browser: string | undefined;
  system: string | undefined;
  isPhone: boolean;
}

const find = (table: typeof BROWSERS, userAgent: string) => table.find(([sign]) => sign.test(userAgent))?.[1];

/** Describes the device of a user agent in plain words. */
export function deviceOf(userAgent: string): Device {
  const system = find(SYSTEMS, userAgent);
  return {
    browser: find(BROWSERS, userAgent),
    system,
    isPhone: system === 'iPhone' || (system === 'Android' && /\bMobile\b/.test(userAgent)),
  };
}

/**
 * A key that is the same for all logins from a device, as far as its user agent tells: versions and IP addresses
 * change.
 */
export function deviceKey(userAgent = ''): string {
  const { browser, system } = deviceOf(userAgent);
  return `${browser ?? '?'}/${system ?? '?'}`;
}
