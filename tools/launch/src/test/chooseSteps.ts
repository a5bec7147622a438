import { STEPS, type Step } from './steps.ts';

const THOROUGH = '--thorough';
const LIST = '--list';

export interface Choice {
  steps: readonly Step[];
  /** Every kind of visitor, and long randomised runs. */
  isThorough: boolean;
  /** Only print the steps. */
  isList: boolean;
}

/**
 * Reads the command line of `npm test`: words that names of steps start with, and flags. Without words, all
 * steps; the thorough ones only with `--thorough` or by name.
 * @throws naming the word or flag that means nothing
 */
export function chooseSteps(args: readonly string[], all: readonly Step[] = STEPS): Choice {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const unknown = flags.find((flag) => flag !== THOROUGH && flag !== LIST);
  if (unknown !== undefined) throw new Error(`There is no ${unknown}. There are ${THOROUGH} and ${LIST}.`);
  const words = args.filter((arg) => !arg.startsWith('-'));
  const lost = words.find((word) => !all.some(({ name }) => name.startsWith(word)));
  if (lost !== undefined)
    throw new Error(`No step starts with "${lost}". There are: ${all.map(({ name }) => name).join(', ')}.`);
  const isThorough = flags.includes(THOROUGH);
  const isChosen = ({ name, thorough }: Step) =>
    words.length === 0 ? isThorough || !thorough : words.some((word) => name.startsWith(word));
  return { steps: all.filter(isChosen), isThorough, isList: flags.includes(LIST) };
}
