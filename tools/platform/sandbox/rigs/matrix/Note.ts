import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One reply of the sandbox, as recorded for the matrix. */
export interface Note {
  operationId: string;
  /** The example that the reply matches, … */
  example?: string;
  /** … or the part of it that no example of its operation has. */
  undocumented?: string;
  /** Whether a fault forced the reply. */
  forced: boolean;
}

/** The environment variable with the folder to record replies in; without it nothing is recorded. */
export const NOTES = 'BAIZE_SEEN_REPLIES';

const written = new Set<string>();

/** Records a note, once per process. */
export function writeNote(note: Note): void {
  const folder = process.env[NOTES];
  const line = JSON.stringify(note);
  if (!folder || written.has(line)) return;
  written.add(line);
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
}

/** All notes in a folder; none if the folder doesn't exist. */
export const readNotes = (folder: string): Note[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Note),
  );
