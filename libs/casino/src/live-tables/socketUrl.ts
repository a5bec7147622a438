import { safeUrl } from '@baize/ui';

/** The address of a websocket from the platform: wss, or ws on this machine; undefined for anything else. */
export const socketUrl = (address: unknown): string | undefined =>
  typeof address === 'string' && /^wss?:\/\//.test(address)
    ? safeUrl(address.replace(/^ws/, 'http'))?.replace(/^http/, 'ws')
    : undefined;
