import { ApiError, decoder } from '@baize/api';

const { text, or, row } = decoder;

/** A provider's page: a URL to show in an iframe, or a script to run. */
export type SportLaunch = { type: 'frame'; url: string } | { type: 'script'; code: string };

const decodeParts = row<{ type: string; url: string; script: string }>({
  type: or(text, ''),
  url: or(text, ''),
  script: or(text, ''),
});

/**
 * Parses a launch. It doesn't check that the URL is safe; the component that opens it must.
 * @throws ApiError (`unreadable`) if the reply has neither a URL nor a script
 */
export function parseSportLaunch(value: unknown): SportLaunch {
  const { type = '', url = '', script = '' } = decodeParts(value) ?? {};
  if (type === 'script' && script.trim() !== '') return { type: 'script', code: script };
  if (type !== 'script' && url.trim() !== '') return { type: 'frame', url: url.trim() };
  throw new ApiError('unreadable', { status: 200 });
}
