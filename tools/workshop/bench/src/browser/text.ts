import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

type Lib = 'casino' | 'session' | 'shell';

/**
 * A text of the site as a Turkish visitor reads it.
 * @throws if its key no longer exists
 */
export function text(lib: Lib, key: string): string {
  const file = join(ROOT, 'libs', lib, 'src/locales/tr.json');
  const found = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key];
  if (found === undefined) throw new Error(`${lib} has no text "${key}". Was it renamed? Update the bench.`);
  return found;
}
