import { devices, type BrowserContextOptions } from 'playwright';

/**
 * What the visitors of each app have: a phone, or a laptop. Both have a touch screen, since the measurements tap. The
 * embedded shell isn't measured: it needs a page around it.
 */
export const DEVICES = {
  'mobile-web': devices['Pixel 7'],
  web: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;

export type MeasuredApp = keyof typeof DEVICES;

/** @throws if it isn't the name of an app that is measured */
export function readApp(name: string): MeasuredApp {
  if (name !== 'mobile-web' && name !== 'web') throw new Error('--app must be mobile-web or web.');
  return name;
}
