import { stagesOf, type Stage, type Step } from './stages.ts';

const ALL = '--all';
const LIST = '--list';

export interface Choice {
  stages: readonly Stage[];
  /**
   * Runs everything, even after a failure: every visitor and page, 200 cases per property test, and the tools' own
   * tests.
   */
  isFullRun: boolean;
  /** Only prints the available names. */
  isList: boolean;
}

/**
 * The part of a step that the given words select: all of it by its own or its stage's name, otherwise only some
 * targets.
 */
function narrow(step: Step, stage: Stage, isWanted: (name: string) => boolean): Step[] {
  if (isWanted(stage.name) || isWanted(step.name)) return [step];
  const targets = step.targets?.filter(isWanted) ?? [];
  return targets.length > 0 ? [{ ...step, targets }] : [];
}

/** The names that can be chosen. */
export const namesOf = (stages: readonly Stage[]): string[] => [
  ...new Set(
    stages.flatMap(({ name, steps }) => [
      name,
      ...steps.flatMap((step) => [step.name, ...(step.targets ?? [])]),
    ]),
  ),
];

/**
 * Reads the command line of `npm test`: flags, and words that match the beginning of a stage's, step's or target's
 * name. Without words it's the gate, or with `--all` everything.
 * @throws naming the unknown word or flag
 */
export function chooseStages(args: readonly string[], stagesFor = stagesOf): Choice {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== ALL && arg !== LIST);
  if (unknown !== undefined) throw new Error(`Unknown option ${unknown}. Options: ${ALL} and ${LIST}.`);
  const isFullRun = args.includes(ALL);
  const isList = args.includes(LIST);
  const all = stagesFor(isFullRun);
  const words = args.filter((arg) => !arg.startsWith('-'));
  const names = namesOf(all);
  const lost = words.find((word) => !names.some((name) => name.startsWith(word)));
  if (lost !== undefined) throw new Error(`No step starts with "${lost}". Steps: ${names.join(', ')}.`);
  if (words.length === 0)
    return { stages: all.filter((stage) => isFullRun || isList || !stage.fullRun), isFullRun, isList };
  const isWanted = (name: string) => words.some((word) => name.startsWith(word));
  const stages = all
    .map((stage) => ({ ...stage, steps: stage.steps.flatMap((step) => narrow(step, stage, isWanted)) }))
    .filter(({ steps }) => steps.length > 0);
  return { stages, isFullRun, isList };
}
