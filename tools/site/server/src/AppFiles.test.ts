import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAppFiles, type AppFiles } from './AppFiles.ts';

/* As Vite writes it: several modules in one chunk are listed under the chunk's own key. */
const MANIFEST = {
  'entry.ts': { file: 'entry.js', isEntry: true, imports: ['_base.js'] },
  '_base.js': { file: 'base.js' },
  '../lib/Page.tsx': { file: 'Page.js', imports: ['_base.js', '_form.js'] },
  '_form.js': { file: 'form.js' },
  '../lib/locales/tr.json': { file: 'tr.js' },
  '_texts-tr.js': { file: 'texts-tr.js', name: 'texts-tr' },
  '_later-tr.informal.js': { file: 'later.js', name: 'later-tr.informal' },
};

function readBuild(): Promise<AppFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-app-'));
  for (const name of ['client/.vite', 'server']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'client/.vite/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'client/version.json'), JSON.stringify({ app: 'web', version: '1.0.0' }));
  writeFileSync(join(folder, 'server/entry-server.js'), '');
  return readAppFiles(folder, 'web');
}

const urls = (...files: readonly string[]) => files.map((file) => `/_app/web/${file}`);

it('preloads the modules of a page with what they import, except for the entry’s', async () => {
  const { entry, preload } = await readBuild();
  expect(entry).toEqual(urls('base.js', 'entry.js'));
  expect(preload(['../lib/Page.tsx', '../lib/merged/Part.tsx'])).toEqual(urls('form.js', 'Page.js'));
});

it('preloads a page’s own texts, and what another voice says; the texts of all pages are listed once', async () => {
  const { preload, texts } = await readBuild();
  const own = ['../lib/locales/tr.json', '../lib/locales/tr.informal.json'];
  const ofAll = ['../shell/locales/tr.json', '../shell/locales/tr.informal.json'];
  expect(preload([...own, ...ofAll])).toEqual(urls('tr.js', 'later.js'));
  expect(texts).toEqual({ tr: urls('texts-tr.js') });
});
