import { BREAKPOINT } from '@baize/ui/theme';

/** The server's device classes: 1 web, 2 mobile, 3 tablet. */
export type DeviceId = 1 | 2 | 3;

/** The device class of a wide screen. */
export const WEB: DeviceId = 1;

/** The device class of a phone, which has its own banners, slider speeds and live support. */
export const MOBILE: DeviceId = 2;

/** All device classes. */
export const DEVICE_IDS: readonly DeviceId[] = [1, 2, 3];

/** The cookie with the class of the visitor's last window, for which the site server renders the next page. */
export const SCREEN_COOKIE = 'screen';

/** The device class of a window `width` px wide (spec 1/9.shell/5). */
export function deviceId(width: number): DeviceId {
  if (width < BREAKPOINT.tablet) return MOBILE;
  return width < BREAKPOINT.web ? 3 : 1;
}

/** Parses a device class from a cookie; undefined for anything else. */
export const parseDeviceId = (text: string | undefined): DeviceId | undefined =>
  DEVICE_IDS.find((id) => String(id) === text);
