import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a source, and what is there instead. */
export interface Removal {
  /** From `src`. */
  file: string;
  text: string;
  /** Which of several such texts, from 1. */
  nth: number;
  instead: string;
}

/** Where the n-th occurrence begins; -1 when there are not so many. */
const placeOf = (source: string, { text, nth }: Removal): number =>
  Array.from({ length: nth }).reduce<number>(
    (from, _, turn) => (turn > 0 && from < 0 ? -1 : source.indexOf(text, from + (turn > 0 ? 1 : 0))),
    0,
  );

/** A source without a check. @throws when the text is not there: the source has changed, and the removal must, too */
export function removeFrom(source: string, removal: Removal): string {
  const at = placeOf(source, removal);
  if (at < 0) throw new Error(`${removal.file} holds no ${removal.nth}. "${removal.text}".`);
  return source.slice(0, at) + removal.instead + source.slice(at + removal.text.length);
}

/** From here on this process loads a file without a check; nothing is written. */
export function loadWithout(removal: Removal): void {
  const file = fileURLToPath(new URL(`../../${removal.file}`, import.meta.url));
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.startsWith('file:') || fileURLToPath(url) !== file) return loaded;
      return { ...loaded, source: removeFrom(readFileSync(file, 'utf8'), removal) };
    },
  });
}
