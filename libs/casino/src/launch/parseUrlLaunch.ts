import { ApiError, decoder } from '@baize/api';

const read = decoder.row<{ url: string }>({ url: decoder.text }, 'url');

/** A launch that the platform describes only by the URL of the provider's page. */
export interface UrlLaunch {
  type: 'url';
  url: string;
}

/**
 * It doesn't check that the URL is safe; the component that shows it must.
 * @throws ApiError (`unreadable`) if there is no URL
 */
export function parseUrlLaunch(value: unknown): UrlLaunch {
  const url = read(value)?.url;
  if (url) return { type: 'url', url };
  throw new ApiError('unreadable', { status: 200 });
}
