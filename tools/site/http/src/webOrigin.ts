import { UsageError } from './readArguments.ts';

const CREDENTIALS = /\/\/[^/]*@/;

/**
 * Reads the origin of a server, `https://platform.example`, from the setting `name`. A trailing slash is dropped; a
 * path, a query or credentials are rejected, since requests would lose or leak them.
 *
 * @throws UsageError
 */
export function webOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url && isWeb && url.href === `${url.origin}/` && !/[?#]/.test(text)) return url.origin;
  throw new UsageError(
    `${name} must be an origin (scheme and host, without a path) like https://platform.example, not "${text.replace(CREDENTIALS, '//***@')}".`,
  );
}
