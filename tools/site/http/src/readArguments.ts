import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** A usage error that the user can fix; the message is one line, shown without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Reads a command line.
 * @throws UsageError that names the invalid option
 */
export function readArguments<const T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${reason.replace(/\.$/, '')}. See --help.`);
  }
}

/**
 * Reads a whole-number option; undefined if it wasn't given.
 * @throws UsageError for anything else
 */
export function wholeNumber(name: string, text: string | undefined, [min, max]: readonly [number, number]) {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}
