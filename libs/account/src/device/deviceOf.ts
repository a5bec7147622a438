/** Browsers by what their user agents contain, the most specific first: most claim to be Chrome and Safari too. */
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

/** The device that a user agent describes, as a person would name it. */
export function deviceOf(userAgent: string): Device {
  const system = find(SYSTEMS, userAgent);
  return {
    browser: find(BROWSERS, userAgent),
    system,
    isPhone: system === 'iPhone' || (system === 'Android' && /\bMobile\b/.test(userAgent)),
  };
}

/** The same for all logins of a device as far as its user agent tells: versions change, and so do addresses. */
export function deviceKey(userAgent = ''): string {
  const { browser, system } = deviceOf(userAgent);
  return `${browser ?? '?'}/${system ?? '?'}`;
}
