import { runCommand } from '../runCommand.ts';

/** The commit that is packed: `1a2b3c4d5e6f`, with `-changed` if files differ from it; undefined outside Git. */
export function readCommit(): string | undefined {
  try {
    const commit = runCommand('git', ['rev-parse', '--short=12', 'HEAD']).trim();
    return runCommand('git', ['status', '--porcelain']).trim() === '' ? commit : `${commit}-changed`;
  } catch {
    return undefined;
  }
}
