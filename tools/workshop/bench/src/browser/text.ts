import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

type Lib = 'casino' | 'session' | 'shell';

/** All texts with a key: in each language, and in each voice that has one of its own. */
function textsWith(lib: Lib, key: string): string[] {
  const folder = join(ROOT, 'libs', lib, 'src/locales');
  return readdirSync(folder).flatMap((file) => {
    const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    const found = new Map(Object.entries(texts)).get(key);
    return found === undefined ? [] : [found];
  });
}

/**
 * Matches a whole text of the site in the language and voice of any brand, for Playwright's `name`.
 * @throws if its key no longer exists
 */
export function text(lib: Lib, key: string): RegExp {
  const texts = textsWith(lib, key);
  if (texts.length === 0) throw new Error(`${lib} has no text "${key}". Was it renamed? Update the bench.`);
  return new RegExp(`^(${texts.map((each) => RegExp.escape(each)).join('|')})$`);
}
