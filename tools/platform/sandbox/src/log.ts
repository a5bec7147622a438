import { redactSecrets } from '@baize/http';

export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Record<string, unknown>;

export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

const SECRET_NAMES =
  /^(authorization|password|password_hash|token|access_token|code|sms_code|launch|ticket|secret|cookie|turnstiletoken)$/i;
/** A copy without secrets, which are found by field name and by the format of URLs and headers. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactSecrets(value);
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Error) return redactSecrets(value.stack ?? value.message);
  if (typeof value !== 'object' || value === null || depth > 6) return value;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRET_NAMES.test(name) ? '***' : redact(item, depth + 1),
    ]),
  );
}

export interface LogOptions {
  /** Only warnings and errors. */
  quiet?: boolean;
  write?: (line: string) => void;
}

/** Logs one JSON line per event, with secrets redacted. */
export function createLog({
  quiet = false,
  write = (line) => void process.stdout.write(line),
}: LogOptions = {}): Log {
  const emit =
    (level: LogLevel) =>
    (message: string, fields: LogFields = {}) => {
      if (quiet && level === 'info') return;
      const safe = redact(fields) as LogFields;
      write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...safe })}\n`);
    };
  return { info: emit('info'), warn: emit('warn'), error: emit('error') };
}
