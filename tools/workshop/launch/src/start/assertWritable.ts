import { accessSync, constants, mkdirSync } from 'node:fs';

/** @throws a one-line message with a solution if a folder can't be created or written */
export function assertWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The folder ${folder} isn't writable (${reason}). Give this user write permission.`);
  }
}
