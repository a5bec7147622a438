import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'page');

/** A script or style of the pages, by its path under `page/`. */
export const readPageFile = (path: string): Promise<Buffer> => readFile(join(FOLDER, path));
