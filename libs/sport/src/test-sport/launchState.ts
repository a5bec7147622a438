import { isApiError } from '@baize/api';
import type { SportLaunch } from '../launch/parseSportLaunch.ts';

const bytesOf = (code: string) => new TextEncoder().encode(code).length;

/** A URL without its query, which contains the one-time code. */
function withoutCode(address: string): string {
  const url = URL.parse(address, globalThis.location?.origin ?? 'http://localhost');
  return url ? url.origin + url.pathname : '';
}

/** The outcome of a launch as JSON, without any code, token or script. */
export function launchState(outcome: { launch: SportLaunch } | { error: unknown }): string {
  if ('launch' in outcome) {
    const { launch } = outcome;
    return JSON.stringify(
      launch.type === 'frame'
        ? { type: launch.type, url: withoutCode(launch.url) }
        : { type: launch.type, bytes: bytesOf(launch.code) },
    );
  }
  const { error } = outcome;
  if (!isApiError(error)) return JSON.stringify({ failure: 'unknown' });
  const { failure, status, code, refusal } = error;
  return JSON.stringify({ failure, status, code, message: refusal?.message });
}
