import { readArguments, UsageError } from '@baize/http';
import { SETTINGS } from './SETTINGS.ts';

type Flag = keyof typeof SETTINGS;
export type Settings = { [F in Flag]: ReturnType<(typeof SETTINGS)[F]['read']> };

const FLAGS = Object.keys(SETTINGS) as Flag[];
const OPTIONS = {
  ...(Object.fromEntries(FLAGS.map((flag) => [flag, { type: 'string' }])) as Record<
    Flag,
    { type: 'string' }
  >),
  help: { type: 'boolean' },
} as const;

/** The text of a setting and the name it was given under; an empty variable counts as not set. */
function given(flag: Flag, values: Partial<Record<Flag, string>>, env: NodeJS.ProcessEnv) {
  const { variable, fallback } = SETTINGS[flag];
  const text = values[flag];
  return text === undefined
    ? { name: variable, text: env[variable] || fallback }
    : { name: `--${flag}`, text };
}

/**
 * Reads the settings from the command line and the environment; `help` if only the usage text is requested.
 * @throws UsageError with one line per problem
 */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings | 'help' {
  const values = readArguments(args, OPTIONS);
  if (values.help) return 'help';
  const problems: string[] = [];
  const read = (flag: Flag) => {
    const { name, text } = given(flag, values, env);
    try {
      return SETTINGS[flag].read(name, text);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  const settings = Object.fromEntries(FLAGS.map((flag) => [flag, read(flag)]));
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return settings as Settings;
}
