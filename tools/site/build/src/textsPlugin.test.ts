import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger } from 'vite';
import { describe, expect, it } from 'vitest';
import { fillMissingTexts } from './fillMissingTexts.ts';
import { textsPlugin } from './textsPlugin.ts';

const complete = (language: string, tr: unknown, en: unknown) =>
  fillMissingTexts(
    language,
    new Map([
      ['tr', tr],
      ['en', en],
    ]),
  );

describe('a language’s texts', () => {
  it('are its own if it has them', () => {
    expect(complete('en', { play: 'Oyna' }, { play: 'Play' })).toEqual({
      texts: { play: 'Play' },
      problems: [],
    });
  });

  it.each([
    ['that is missing', {}, 'missing'],
    ['that is a number', { play: 5 }, 'of type number'],
    ['that is null', { play: null }, 'null'],
    ['that is a list', { play: ['Play'] }, 'a list'],
    ['that is empty', { play: ' ' }, 'empty'],
  ])('take a text %s from the default language, and report the key', (_, en, kind) => {
    expect(complete('en', { play: 'Oyna' }, en)).toEqual({
      texts: { play: 'Oyna' },
      problems: [`"play" is ${kind}, the text of tr is shown`],
    });
  });

  it('are completed for the default language too', () => {
    expect(complete('tr', {}, { play: 'Play' }).texts).toEqual({ play: 'Play' });
  });

  it('omit a key without a text in any language', () => {
    expect(complete('tr', { play: null }, { play: 1 })).toEqual({
      texts: {},
      problems: ['"play" is null, no language has a text'],
    });
  });

  it('are those of the default language if a file isn’t an object of texts', () => {
    for (const nonsense of [undefined, null, 'text', ['a']])
      expect(complete('en', { play: 'Oyna' }, nonsense).texts).toEqual({ play: 'Oyna' });
  });

  it('may have a key that is also an Object property', () => {
    expect(complete('en', { constructor: 'Yapan' }, {}).texts).toEqual({ constructor: 'Yapan' });
  });
});

describe('a build', () => {
  /** Builds a module that exports a language's file; returns the module and the warnings. */
  async function buildTexts(files: Record<string, string>) {
    const root = mkdtempSync(join(tmpdir(), 'baize-texts-'));
    mkdirSync(join(root, 'locales'));
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(root, 'locales', `${name}.json`), content);
    writeFileSync(join(root, 'entry.js'), "export { default } from './locales/en.json';");
    const warnings: string[] = [];
    await build({
      root,
      configFile: false,
      customLogger: { ...createLogger('silent'), warn: (line) => void warnings.push(line) },
      plugins: [textsPlugin()],
      build: {
        lib: { entry: join(root, 'entry.js'), formats: ['es'], fileName: () => 'out.mjs' },
        outDir: root,
        emptyOutDir: false,
      },
    });
    const { default: texts } = (await import(join(root, 'out.mjs'))) as { default: unknown };
    return { texts, warnings: warnings.join('\n') };
  }

  it('fills the gaps, and reports file and key', async () => {
    const { texts, warnings } = await buildTexts({
      tr: '{"play": "Oyna", "stop": "Dur"}',
      en: '{"play": 7, "stop": "Stop"}',
    });
    expect(texts).toEqual({ play: 'Oyna', stop: 'Stop' });
    expect(warnings).toMatch(/locales\/en\.json: "play" is of type number, the text of tr is shown/);
  });

  it('replaces a file that is not JSON', async () => {
    const { texts, warnings } = await buildTexts({ tr: '{"play": "Oyna"}', en: '{"play": ' });
    expect(texts).toEqual({ play: 'Oyna' });
    expect(warnings).toContain('"play" is missing');
  });
});
