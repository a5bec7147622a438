import type { Launch } from '@baize/api';

/** A launch that is nothing but an address, for calls that answer with one. */
export const framed = (address: string | undefined): Pick<Launch, 'type' | 'url'> | undefined =>
  address === undefined ? undefined : { type: 'url', url: address };
