import { randomBytes } from 'node:crypto';

/** A new URL each time, so its page isn't cached. */
export const unseenPath = () => `/casino?search=${randomBytes(4).toString('hex')}`;
