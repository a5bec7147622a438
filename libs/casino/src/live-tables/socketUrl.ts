import { safeUrl } from '@baize/ui';

/** A websocket URL from the platform: wss, or ws on localhost; undefined for anything else. */
export const socketUrl = (address: unknown): string | undefined =>
  typeof address === 'string' && /^wss?:\/\//.test(address)
    ? safeUrl(address.replace(/^ws/, 'http'))?.replace(/^http/, 'ws')
    : undefined;
