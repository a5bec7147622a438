import type { Launch } from '@baize/api';

/** Wraps a plain URL as a launch, for calls that return only a URL. */
export const urlLaunch = (address: string | undefined): Pick<Launch, 'type' | 'url'> | undefined =>
  address === undefined ? undefined : { type: 'url', url: address };
