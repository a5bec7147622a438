import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../../..');
/** A fenced block with a language; an indented one belongs to a list. */
const BLOCK = /^( *)```(sh|diff|tsx?)(?: (\S+))?\n([\s\S]*?)^\1```$/gm;

/** An instruction in a recipe: type commands, create a file, or change lines of one. */
export type RecipeStep =
  | { kind: 'run'; commands: string[] }
  | { kind: 'create'; file: string; text: string }
  | { kind: 'change'; file: string; before: string; after: string };

const linesOf = (diff: string, without: '+' | '-') =>
  diff
    .split('\n')
    .filter((line) => !line.startsWith(without))
    .map((line) => line.slice(1))
    .join('\n');

function stepOf(language: string, file: string, text: string): RecipeStep {
  if (language === 'sh') return { kind: 'run', commands: text.trim().split('\n') };
  if (language !== 'diff') return { kind: 'create', file, text };
  return { kind: 'change', file, before: linesOf(text, '+'), after: linesOf(text, '-') };
}

/** The steps of `docs/recipes/<name>.md`, in order: its fenced blocks. */
export function readRecipe(name: string): RecipeStep[] {
  const recipe = readFileSync(join(ROOT, 'docs/recipes', `${name}.md`), 'utf8');
  return [...recipe.matchAll(BLOCK)].map(([, indent = '', language = '', file = '', text = '']) =>
    stepOf(language, file, text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')),
  );
}
