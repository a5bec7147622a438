import { randomBytes } from 'node:crypto';

/** An address that nobody has asked for before: its page isn't cached. */
export const unseenPath = () => `/casino?search=${randomBytes(4).toString('hex')}`;
