import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTAINERFILE = join(import.meta.dirname, '../Containerfile');

/** What the image declares: its environment, open ports, and user and group. */
export function readContainerfile() {
  const text = readFileSync(CONTAINERFILE, 'utf8');
  const wordsOf = (instruction: string) =>
    [...text.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].flatMap(([, words = '']) =>
      words.split(' '),
    );
  return {
    env: Object.fromEntries(wordsOf('ENV').map((word) => word.split('=') as [string, string])),
    ports: wordsOf('EXPOSE').map(Number),
    user: (wordsOf('USER')[0] ?? '').split(':').map(Number),
  };
}
