import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Comparison } from './compareScreenshots.ts';

const imageOf = (folder: string, name: string) =>
  `<figure><figcaption>${folder}</figcaption><img src="${folder}/${name}" loading="lazy" alt=""></figure>`;

const SHOWN: Record<Comparison['verdict'], readonly string[]> = {
  same: [],
  changed: ['before', 'after', 'marked'],
  new: ['after'],
  gone: ['before'],
};

/** Writes a page with every difference, before and after side by side. */
export async function writeReport(folder: string, comparisons: readonly Comparison[]): Promise<string> {
  const rows = comparisons
    .filter(({ verdict }) => verdict !== 'same')
    .map(({ name, verdict, pixels }) => {
      const images = SHOWN[verdict].map((part) => imageOf(part, name)).join('');
      return `<section><h2>${name}</h2><p>${verdict}, ${pixels} pixels</p><div>${images}</div></section>`;
    });
  const file = join(folder, 'index.html');
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>What looks different</title><style>body{font:15px system-ui;margin:24px;background:#777;color:#fff}div{display:flex;gap:12px;align-items:start;overflow-x:auto}img{max-width:640px;background:#fff}figure{margin:0}</style><h1>${rows.length} of ${comparisons.length} images differ</h1>${rows.join('')}`,
  );
  return file;
}
