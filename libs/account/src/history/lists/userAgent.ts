/** The order matters: Edge and Opera say Chrome too, and Chrome says Safari. */
const BROWSERS = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const;

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const find = (names: readonly (readonly [string, RegExp])[], agent: string) =>
  names.find(([, pattern]) => pattern.test(agent))?.[0];

/** The browser's name in a user agent, as far as it says it. */
export const browserOf = (agent: string): string | undefined => find(BROWSERS, agent);

/** The system's name in a user agent. */
export const systemOf = (agent: string): string | undefined => find(SYSTEMS, agent);

/** Whether a user agent is that of a phone. */
export const isPhone = (agent: string): boolean => /\bMobile\b|\biPhone\b/.test(agent);
