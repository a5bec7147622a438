import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { versionFile } from './versionFile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-version-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: unknown) {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

it('names the app’s version, the libs inside, those that they depend on, and the contract', async () => {
  write('node_modules/@house/sport/package.json', {
    version: '2.1.0',
    dependencies: { '@house/ui': '*', react: '19' },
  });
  write('node_modules/@house/ui/package.json', { version: '3.0.0', dependencies: { '@house/sport': '*' } });
  write('node_modules/@house/poker/package.json', { version: '9.0.0' });
  write('openapi.json', { info: { version: '0.4.0' } });
  write('apps/web/package.json', {
    name: '@house/web',
    version: '1.5.0',
    dependencies: { '@house/sport': '*', react: '19' },
    devDependencies: { '@house/poker': '*' },
  });
  write('apps/web/main.js', 'console.log(1);');
  const root = join(folder, 'apps/web');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [versionFile({ app: 'web', contract: join(folder, 'openapi.json') })],
    build: { rolldownOptions: { input: join(root, 'main.js') } },
  });
  expect(JSON.parse(readFileSync(join(root, 'dist/version.json'), 'utf8'))).toEqual({
    app: 'web',
    version: '1.5.0',
    contract: '0.4.0',
    libs: { '@house/sport': '2.1.0', '@house/ui': '3.0.0' },
  });
});
