import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Removal } from './withoutCheck.ts';

const SRC = join(import.meta.dirname, '../..');
/** They make data, or look at the server from outside: no request runs through them. */
const APART = /^(?:seed|bank|fuzz|load|matrix|testing|control|faults|store\/migrations)\/|\.test\.ts$/;

/** A condition on a column that says whose a row is, or what its owner alone can know. */
const OWNER = /^\.where(?:Ref)?\('(?:\w+\.)?(?:player_id|who|scope|token_hash|code_hash)',/;
/** A condition on the row of a player or of a session. */
const SELF =
  /^\.where\('(?:\w+\.)?id', '=', (?:(?:\w+\.)?playerId|player\.id|\w+\.player_id|sessionId|session\.id)\)/;
const EITHER =
  /eb\('(?:player_id|play_session_id|page_session_id)', '=', \w+\)(?:\.and\('player_id', 'is', null\))?/g;

/** The call that begins at a place, to its closing bracket. */
function callAt(source: string, start: number): string {
  let depth = 0;
  for (let at = source.indexOf('(', start); at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  throw new Error('A bracket is never closed.');
}

/** The conditions of a source that say whose rows they are, with what a source without them has instead. */
function conditionsOf(source: string): Pick<Removal, 'text' | 'instead'>[] {
  const clauses = [...source.matchAll(/\.where(?:Ref)?\(/g)]
    .map(({ index }) => callAt(source, index))
    .filter((call) => OWNER.test(call) || SELF.test(call));
  const either = [...source.matchAll(EITHER)].map(([text]) => text);
  return [
    ...clauses.map((text) => ({ text, instead: '' })),
    ...either.map((text) => ({ text, instead: 'eb.lit(true)' })),
  ];
}

/** Every check of ownership that the sandbox's queries make. */
export function findChecks(): Removal[] {
  const files = globSync('**/*.ts', { cwd: SRC }).filter((file) => !APART.test(file));
  return files.sort().flatMap((file) => {
    const seen = new Map<string, number>();
    return conditionsOf(readFileSync(join(SRC, file), 'utf8')).map((condition) => {
      const nth = (seen.get(condition.text) ?? 0) + 1;
      seen.set(condition.text, nth);
      return { file, nth, ...condition };
    });
  });
}

/** The source of a file of the sandbox. */
export const sourceOf = (file: string): string => readFileSync(join(SRC, file), 'utf8');
