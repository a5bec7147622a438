import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { expect, it } from 'vitest';
import { noteImports } from './noteImports.ts';

const FILES = {
  'app/entry.ts': "export const load = () => import('../lib/Page.ts');",
  'lib/Page.ts':
    "export const page = async (file) => [import('./Part.ts'), import('node:path'), import(`./locales/${file}.json`)];",
  'lib/locales/tr.json': '{}',
  'lib/Part.ts': 'export const part = 1;',
};

/** An app whose page is in another folder, as those of the libs are. */
function writeApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-imports-'));
  for (const name of ['app', 'lib/locales']) mkdirSync(join(folder, name), { recursive: true });
  for (const [name, code] of Object.entries(FILES)) writeFileSync(join(folder, name), code);
  return join(folder, 'app');
}

const configOf = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [noteImports()],
});

async function buildApp() {
  const root = writeApp();
  const input = join(root, 'entry.ts');
  await build({
    ...configOf(root),
    build: {
      outDir: 'client',
      manifest: true,
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  });
  await build({
    ...configOf(root),
    build: { outDir: 'server', ssr: true, rolldownOptions: { input, external: ['@baize/routing/server'] } },
  });
  const manifest = readFileSync(join(root, 'client/.vite/manifest.json'), 'utf8');
  const files = globSync('server/**/*.{js,mjs}', { cwd: root });
  return {
    server: files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'),
    client: Object.keys(JSON.parse(manifest) as object),
  };
}

it('notes the dynamic imports of the server under their keys in the manifest of the browser’s files', async () => {
  const { server, client } = await buildApp();
  const noted = [...server.matchAll(/noteImport\("([^"]+)"\)/g)].map(([, source]) => source);
  expect(noted.sort()).toEqual(['../lib/Page.ts', '../lib/Part.ts']);
  expect(client).toEqual(expect.arrayContaining(noted));
});

it('notes which of several modules was imported', async () => {
  const { server, client } = await buildApp();
  expect(server).toContain('noteImport(`../lib/locales/${file}.json`)');
  expect(client).toContain('../lib/locales/tr.json');
});
