import { ApiError, decoder } from '@baize/api';

const { text, or, row } = decoder;

/** A provider's page: an address to frame, or a script to run. */
export type SportLaunch = { type: 'frame'; url: string } | { type: 'script'; code: string };

const readParts = row<{ type: string; url: string; script: string }>({
  type: or(text, ''),
  url: or(text, ''),
  script: or(text, ''),
});

/**
 * Parses a launch. It doesn't check whether the address is safe: whoever opens it must.
 * @throws ApiError (`unreadable`) when the reply has neither an address nor a script
 */
export function readSportLaunch(value: unknown): SportLaunch {
  const { type = '', url = '', script = '' } = readParts(value) ?? {};
  if (type === 'script' && script.trim() !== '') return { type: 'script', code: script };
  if (type !== 'script' && url.trim() !== '') return { type: 'frame', url: url.trim() };
  throw new ApiError('unreadable', { status: 200 });
}
