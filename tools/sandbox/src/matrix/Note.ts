import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What one reply of the sandbox means for the matrix. */
export interface Note {
  operationId: string;
  /** The example that the reply is an instance of, … */
  example?: string;
  /** … or what it says that no example of its operation does. */
  undocumented?: string;
  /** Whether the server was told to answer so. */
  told: boolean;
}

/** The variable that names the folder replies are noted in; without it nothing is noted. */
export const NOTES = 'BAIZE_SEEN_REPLIES';

const written = new Set<string>();

/** Writes a note down, once per process. */
export function writeNote(note: Note): void {
  const folder = process.env[NOTES];
  const line = JSON.stringify(note);
  if (!folder || written.has(line)) return;
  written.add(line);
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
}

/** All notes of a folder; none when there is no such folder. */
export const readNotes = (folder: string): Note[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Note),
  );
