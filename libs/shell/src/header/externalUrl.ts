import { safeUrl } from '@baize/ui';

const ABSOLUTE = /^https:\/\//i;

/** An external URL set by the operator, validated; undefined if it isn't safe. */
export function externalUrl(address: unknown): string | undefined {
  const text = typeof address === 'string' ? address.trim() : '';
  return ABSOLUTE.test(text) ? safeUrl(text) : undefined;
}

/** The same for a bare host name. */
export const externalHost = (host: unknown): string | undefined =>
  typeof host === 'string' && host.trim() !== '' ? externalUrl(`https://${host.trim()}/`) : undefined;
