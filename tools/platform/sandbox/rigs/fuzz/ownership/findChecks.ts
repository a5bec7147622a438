import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Removal } from './withoutCheck.ts';

const SRC = join(import.meta.dirname, '../../../src');
/** Folders with code that no request reaches: test data and tools. */
const APART = /^(?:seed|testing|control|faults|store\/migrations)\/|\.test\.ts$/;

/** A condition on a column that identifies the owner, or that only the owner knows. */
const OWNER = /^\.where(?:Ref)?\('(?:\w+\.)?(?:player_id|who|scope|token_hash|code_hash)',/;
/** A condition on a player's or session's own row. */
const SELF =
  /^\.where\('(?:\w+\.)?id', '=', (?:(?:\w+\.)?playerId|player\.id|\w+\.player_id|sessionId|session\.id)\)/;
const EITHER =
  /eb\('(?:player_id|play_session_id|page_session_id)', '=', \w+\)(?:\.and\('player_id', 'is', null\))?/g;

/** The call that starts at an index, up to its closing bracket. */
function callAt(source: string, start: number): string {
  let depth = 0;
  for (let at = source.indexOf('(', start); at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  throw new Error('Unbalanced bracket.');
}

/** The ownership conditions in a source, with their replacements. */
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

/** Every ownership check in the sandbox's queries. */
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

/** The source of one of the sandbox's files, by its path in `src`. */
export const sourceOf = (file: string): string => readFileSync(join(SRC, file), 'utf8');
