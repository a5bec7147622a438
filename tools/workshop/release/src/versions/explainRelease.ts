import type { Change } from './readChanges.ts';

/** A project in a release. */
export interface ReleasedProject {
  name: string;
  from: string;
  /** Undefined if it isn't released. */
  to: string | undefined;
  /** Its own changes since its last release. */
  changes: readonly Change[];
  /** The changed projects that it contains. */
  contains: readonly { name: string; changes: readonly Change[] }[];
}

/** Changes of a project that are shown; the changelog has all. */
const SHOWN = 5;

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

function stepOf(from: string, to: string): string {
  const [before, after] = [from, to].map((version) => version.split('.'));
  return ['major', 'minor', 'patch'].find((_, index) => before?.[index] !== after?.[index]) ?? 'same';
}

function describe(changes: readonly Change[], indent: string): string[] {
  const lines = changes.slice(0, SHOWN).map(({ commit, subject }) => `${indent}${commit} ${subject}`);
  const more = changes.length - SHOWN;
  return more > 0 ? [...lines, `${indent}and ${count(more, 'more change')}`] : lines;
}

/** Says in plain words what a release contains, and why: a few lines for each project, and one for all others. */
export function explainRelease(projects: readonly ReleasedProject[]): string {
  const released = projects.filter(({ to }) => to !== undefined);
  const others = projects.filter(({ to }) => to === undefined).map(({ name }) => name);
  const blocks = released.map(({ name, from, to = from, changes, contains }) => [
    `${name} ${from} -> ${to} (${stepOf(from, to)})`,
    ...describe(changes, '  '),
    ...contains.flatMap((lib) => [`  contains ${lib.name}:`, ...describe(lib.changes, '    ')]),
  ]);
  return [
    released.length === 0 ? 'Nothing to release.' : `${count(released.length, 'project')} to release:`,
    ...blocks.flatMap((lines) => ['', ...lines]),
    '',
    others.length === 0 ? 'Every project is released.' : `Unchanged: ${others.join(', ')}`,
  ].join('\n');
}
