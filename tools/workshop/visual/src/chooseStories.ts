import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

/** Sheets with all of their stories compared. */
const SHEETS: readonly string[] = ['Brands/All brands'];

/** The ids of each component's first (main) story, and of all brands on one sheet, from a built catalogue. */
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
