import { redactSecrets } from '@baize/http';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../settings/settingValues.ts';

export type Log = Logger;

/** Logs one JSON line per event, on stdout by default, without tokens (ADR 58). */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: redactSecrets },
  };
  return destination ? pino(options, destination) : pino(options);
}
