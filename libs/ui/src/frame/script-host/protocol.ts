import { decodeMessage } from '../acceptMessage.ts';

export const PROTOCOL_VERSION = 1;
/** The host page's path on every site. */
export const SCRIPT_HOST_PATH = '/script-host.html';

/** The message that a page sends to the host, once, together with a port for the answers. */
export type HostStart = {
  type: 'baize:script-host';
  version: typeof PROTOCOL_VERSION;
  /** A script to run, or HTML with scripts to run. */
  kind: 'script' | 'html';
  code: string;
  lang: string;
  scheme: string;
};

/** The host's answers: everything has loaded and runs; its height in CSS px; a permanent failure. */
export type HostAnswer =
  | { type: 'running' }
  | { type: 'height'; px: number }
  | { type: 'failed'; reason: HostFailure };
/** A file of the script failed to load, or the script threw before it ran. */
export type HostFailure = 'load' | 'script';

/** The maximum height a host may request, px. */
export const HEIGHT_LIMIT = 20_000;

/** Parses an answer from a port message; undefined if it isn't one. */
export function decodeAnswer(data: unknown): HostAnswer | undefined {
  const message = decodeMessage(data);
  if (message?.version !== PROTOCOL_VERSION) return undefined;
  const { type, px, reason } = message;
  if (type === 'running') return { type };
  if (type === 'failed') return { type, reason: reason === 'load' ? 'load' : 'script' };
  const isHeight = type === 'height' && typeof px === 'number' && px >= 0;
  return isHeight && Number.isFinite(px) ? { type, px: Math.min(Math.ceil(px), HEIGHT_LIMIT) } : undefined;
}
