import { ApiError, decoder } from '@baize/api';

const read = decoder.row<{ url: string }>({ url: decoder.text }, 'url');

/**
 * The address of a page that was opened at a provider. It doesn't check whether it is safe: whoever shows it must.
 * @throws ApiError (`unreadable`) without one
 */
export function readAddress(value: unknown): string {
  const url = read(value)?.url;
  if (url) return url;
  throw new ApiError('unreadable', { status: 200 });
}
