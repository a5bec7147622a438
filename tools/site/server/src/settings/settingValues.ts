import { loadBrands } from '@baize/brand/node';
import { UsageError } from '@baize/http';
import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { readReleasePlan } from '../releases/ReleasePlan.ts';

/* Readers of single settings. Each throws a one-line UsageError that begins with the setting's name. */

const MAX_WORKERS = 128;
const MAX_MEGABYTES = 10_000;
const MAX_MILLISECONDS = 60_000;
const MAX_PORT = 65_535;
const HOST_NAME = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;
const HEADER_NAME = /^[a-z\d-]+$/i;
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

const usageError = (name: string, wanted: string, text: string) =>
  new UsageError(`${name} must be ${wanted}, not "${text}".`);

/** Reads a whole number within limits. */
const wholeNumberFrom =
  (min: number, max: number) =>
  (name: string, text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw usageError(name, `a whole number from ${min} to ${max}`, text);
  };

/** A port to listen on; 0 is any free one. */
export const port = wholeNumberFrom(0, MAX_PORT);

/** How many threads to start: at min one. */
export const workers = wholeNumberFrom(1, MAX_WORKERS);

/** Memory, in millions of bytes. */
export const megabytes = wholeNumberFrom(1, MAX_MEGABYTES);

/** A time to wait. */
export const milliseconds = wholeNumberFrom(1, MAX_MILLISECONDS);

/** A share, in percent. */
export const percent = wholeNumberFrom(0, 100);

/** A switch. */
export function onOrOff(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw usageError(name, '"on" or "off"', text);
}

/** A port, or nothing for an empty text. */
export const optionalPort = (name: string, text: string): number | undefined =>
  text === '' ? undefined : port(name, text);

/** The name of an HTTP header, or nothing for an empty text. */
export function optionalHeaderName(name: string, text: string): string | undefined {
  if (text === '') return undefined;
  if (HEADER_NAME.test(text)) return text;
  throw usageError(name, 'the name of an HTTP header', text);
}

/** An address or a host name to listen on. */
export function listenHost(name: string, text: string): string {
  if (isIP(text) !== 0 || (HOST_NAME.test(text) && !/^[\d.]+$/.test(text))) return text;
  throw usageError(name, 'an IP address or a host name, without scheme and port', text);
}

export function logLevel(name: string, text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text);
  if (level) return level;
  throw usageError(name, `one of ${LOG_LEVELS.join(', ')}`, text);
}

/** The absolute path of an existing folder. */
export function folder(name: string, text: string): string {
  const path = resolve(text);
  if (text !== '' && statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw usageError(name, 'an existing folder', text);
}

/** The brands of a folder, and the problems of skipped ones. */
export function brandsIn(name: string, text: string) {
  const path = folder(name, text);
  const { brands, problems } = loadBrands(path);
  if (brands.length === 0) throw usageError(name, 'a folder with at min one valid brand', text);
  return { path, brands, problems };
}

/** A release plan and its file, or nothing for an empty text. */
export function releasePlan(name: string, text: string) {
  if (text === '') return undefined;
  const file = resolve(text);
  try {
    return { file, plan: readReleasePlan(file) };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll('\n', '; ') : String(error);
    throw new UsageError(`${name} must be a JSON file with a release plan, not "${text}": ${reason}.`);
  }
}
