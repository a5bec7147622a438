import type { SiteOptions } from '@baize/api';
import { MOBILE, type DeviceId } from '@baize/site';

const filled = (html: unknown) => (typeof html === 'string' && html.trim() !== '' ? html : undefined);

/** The HTML of the live-support widget for a device class; undefined if the operator has set none. */
export function liveSupportOf(options: SiteOptions | undefined, device: DeviceId): string | undefined {
  const web = filled(options?.web_live_support);
  return device === MOBILE ? (filled(options?.mobile_live_support) ?? web) : web;
}
