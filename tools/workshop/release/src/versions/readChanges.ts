import { runCommand } from '../runCommand.ts';

/** A change that causes a release. */
export interface Change {
  commit: string;
  subject: string;
}

/** Types of commits that players notice; an exclamation mark makes any type a breaking change. */
const RELEASING = /^(?:(?:feat|fix|perf|revert)(?:\([^)]*\))?|\w+(?:\([^)]*\))?!): /;

/** Whether a tag exists. */
export const hasTag = (tag: string): boolean => runCommand('git', ['tag', '--list', tag]).trim() === tag;

/** The commits since a tag that change a folder and cause a release, the newest first. */
export function readChanges(tag: string, folder: string): Change[] {
  const range = hasTag(tag) ? [`${tag}..HEAD`] : [];
  const log = runCommand('git', ['log', '--no-merges', '--format=%h%x09%s', ...range, '--', folder]);
  return log
    .split('\n')
    .map((line) => line.split('\t', 2))
    .flatMap(([commit, subject]) =>
      commit && subject && RELEASING.test(subject) ? [{ commit, subject }] : [],
    );
}
