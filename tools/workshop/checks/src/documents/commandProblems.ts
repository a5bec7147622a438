import { lineOf } from './piecesOf.ts';
import type { Document } from './readDocuments.ts';

/** `npm run gen`, `npm run bake -w @baize/art`. */
const SCRIPT = /\bnpm run [\w:-]+(?: -w [\w@/-]+)?/g;
/** Runs on the reader's Node, whichever that is; `npx node` runs on the project's. */
const PLAIN_NODE = /(?<!npx )\bnode (?:-\S+ )*[\w./-]+\.ts\b/g;
/** A document that names this file tells the reader which Node the commands need. */
const NODE_VERSION = '.nvmrc';

/**
 * Commands in a document that don't work: npm scripts that don't exist, and TypeScript files run on any Node.
 *
 * @param scripts as typed: `npm run gen`
 */
export function commandProblems({ file, text }: Document, scripts: ReadonlySet<string>): string[] {
  const commandsOf = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ 0: command, index }) => ({
      command,
      at: `${file}:${lineOf(text, index)}`,
    }));
  const plain = text.includes(NODE_VERSION) ? [] : commandsOf(PLAIN_NODE);
  return [
    ...commandsOf(SCRIPT)
      .filter(({ command }) => !scripts.has(command))
      .map(({ command, at }) => `${at} says \`${command}\`, which isn't a script.`),
    ...plain.map(({ command, at }) => `${at} needs the project's Node: \`npx ${command}\`.`),
  ];
}
