import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

/** Whole sheets: every story of theirs is looked at. */
const SHEETS: readonly string[] = ['Brands/All brands'];

/** Each component's main story, which is its first, and all brands on one sheet: the ids, from a built catalogue. */
export function chooseStories(catalogue: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const seen = new Set<string>();
  return Object.values(entries)
    .filter(({ type, title }) => {
      const isMain = type === 'story' && (SHEETS.includes(title) || !seen.has(title));
      if (isMain) seen.add(title);
      return isMain;
    })
    .map(({ id }) => id);
}
