import { readMessage } from '../acceptMessage.ts';

export const PROTOCOL_VERSION = 1;
/** Where the host page lies on every site. */
export const SCRIPT_HOST_PATH = '/script-host.html';

/** What a page gives to the host, once, together with a port for the answers. */
export type HostStart = {
  type: 'baize:script-host';
  version: typeof PROTOCOL_VERSION;
  /** A script to run, or HTML whose scripts are to run. */
  kind: 'script' | 'html';
  code: string;
  lang: string;
  scheme: string;
};

/** What the host answers: everything has come and runs; how tall it is, in CSS pixels; it will never run. */
export type HostAnswer =
  { type: 'running' } | { type: 'height'; px: number } | { type: 'failed'; reason: HostFailure };
/** A file of the script's did not come, or the script broke before it ran. */
export type HostFailure = 'load' | 'script';

/** The tallest a host may make itself. */
export const HEIGHT_LIMIT = 20_000;

/** An answer out of a port's message; undefined for what is none. */
export function readAnswer(data: unknown): HostAnswer | undefined {
  const message = readMessage(data);
  if (message?.version !== PROTOCOL_VERSION) return undefined;
  const { type, px, reason } = message;
  if (type === 'running') return { type };
  if (type === 'failed') return { type, reason: reason === 'load' ? 'load' : 'script' };
  const isHeight = type === 'height' && typeof px === 'number' && px >= 0;
  return isHeight && Number.isFinite(px) ? { type, px: Math.min(Math.ceil(px), HEIGHT_LIMIT) } : undefined;
}
