import { ApiError, decoder } from '@baize/api';

const read = decoder.row<{ url: string }>({ url: decoder.text }, 'url');

/**
 * The URL of a page opened at a provider. It doesn't check that the URL is safe; the component that shows it must.
 * @throws ApiError (`unreadable`) if there is none
 */
export function parsePageUrl(value: unknown): string {
  const url = read(value)?.url;
  if (url) return url;
  throw new ApiError('unreadable', { status: 200 });
}
