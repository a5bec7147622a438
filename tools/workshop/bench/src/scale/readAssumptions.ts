import { readArguments, UsageError } from '@baize/http';
import { ASSUMPTIONS, USUAL, type Assumption, type Assumptions } from './ASSUMPTIONS.ts';

type Flag = keyof Assumptions;

const FLAGS = Object.keys(ASSUMPTIONS) as Flag[];
const OPTIONS = {
  ...(Object.fromEntries(FLAGS.map((flag) => [flag, { type: 'string' }])) as Record<
    Flag,
    { type: 'string' }
  >),
  write: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function numberOf(flag: Flag, text: string | undefined): number {
  if (text === undefined) return USUAL[flag];
  const value = text.trim() === '' ? NaN : Number(text);
  const { max = Infinity }: Assumption = ASSUMPTIONS[flag];
  if (value >= 0 && value <= max && Number.isFinite(value)) return value;
  throw new UsageError(
    `--${flag} must be a number${max === Infinity ? '' : ` up to ${max}`}, not "${text}".`,
  );
}

/**
 * Reads the command line of `npm run scale`.
 * @throws UsageError for an unknown flag or a wrong number
 */
export function readAssumptions(args: readonly string[]) {
  const { write = false, help = false, ...values } = readArguments(args, OPTIONS);
  const assumptions = Object.fromEntries(FLAGS.map((flag) => [flag, numberOf(flag, values[flag])]));
  return { assumptions: assumptions as Assumptions, write, help };
}
