import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A text in a source, and its replacement. */
export interface Removal {
  /** Path in `src`. */
  file: string;
  text: string;
  /** Which occurrence of the text, from 1. */
  nth: number;
  instead: string;
}

/** The index of the n-th occurrence; -1 if there are fewer. */
const placeOf = (source: string, { text, nth }: Removal): number =>
  Array.from({ length: nth }).reduce<number>(
    (from, _, turn) => (turn > 0 && from < 0 ? -1 : source.indexOf(text, from + (turn > 0 ? 1 : 0))),
    0,
  );

/**
 * A source without a check.
 * @throws if the text isn't found: the source has changed, so the removal must change too
 */
export function removeFrom(source: string, removal: Removal): string {
  const at = placeOf(source, removal);
  if (at < 0) throw new Error(`${removal.file} has no ${removal.nth}. "${removal.text}".`);
  return source.slice(0, at) + removal.instead + source.slice(at + removal.text.length);
}

/** Makes this process load a file without a check; no file is written. */
export function loadWithout(removal: Removal): void {
  const file = fileURLToPath(new URL(`../../../src/${removal.file}`, import.meta.url));
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.startsWith('file:') || fileURLToPath(url) !== file) return loaded;
      return { ...loaded, source: removeFrom(readFileSync(file, 'utf8'), removal) };
    },
  });
}
