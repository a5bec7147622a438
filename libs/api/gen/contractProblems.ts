import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const UNRESOLVED = 'no-unresolved-refs';
/** How many problems to report. More than fit on a screen are no help, and the first ones usually cause the rest. */
const SHOWN = 5;
/** One line of redocly's output for GitHub Actions, the only one with line numbers that is short. */
const PROBLEM = /^::(error|warning) title=([^,]+),file=([^,]+),line=(\d+)[^:]*::(.*)$/gm;

interface Problem {
  rule: string;
  line: string;
}

/** The reference in a line of a description: `../../schemas/Game.yaml`. */
function referenceAt(root: string, file: string, line: number): string {
  const text = readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '';
  return /\$ref:\s*(?<ref>\S+)/.exec(text)?.groups?.ref?.replaceAll(/['"]/g, '') ?? text.trim();
}

const decoded = (text: string) => text.replaceAll('%0A', ' ').replaceAll('%25', '%').trim();

function readProblems(root: string, output: string): Problem[] {
  return [...output.matchAll(PROBLEM)].map(([, severity, rule = '', file = '', line, message = '']) => {
    const what =
      rule === UNRESOLVED
        ? `there is no "${referenceAt(root, file, Number(line))}"`
        : `${decoded(message)} (${severity}, ${rule})`;
    return { rule, line: `${file}:${line}: ${what}` };
  });
}

/**
 * Problems of the contract in `openapi/`, one per line: `openapi/paths/casino/lobby.yaml:12: there is no
 * "../../schemas/Gmae.yaml"`. If references are broken, only those are reported, since they cause most of the other
 * problems.
 *
 * @param root the folder of redocly.yaml
 */
export function contractProblems(root: string): string[] {
  const redocly = join(import.meta.dirname, '../../../node_modules/.bin/redocly');
  const { stdout, stderr, status } = spawnSync(redocly, ['lint', '--format=github-actions'], {
    cwd: root,
    encoding: 'utf8',
  });
  const all = readProblems(root, stdout);
  if (all.length === 0 && status !== 0) return [`openapi: ${stderr.trim().split('\n').at(-1)}`];
  const broken = all.filter(({ rule }) => rule === UNRESOLVED);
  const lines = [...new Set((broken.length > 0 ? broken : all).map(({ line }) => line))];
  const more = lines.length - SHOWN;
  return more > 0 ? [...lines.slice(0, SHOWN - 1), `openapi: ${more + 1} more`] : lines;
}
