// @vitest-environment node
import { createI18n } from '@baize/i18n';
import { expect, it } from 'vitest';
import { areaRoute } from '../src/areaRoute.ts';
import { lazyPage } from '../src/lazyPage.ts';
import { noteImport, recordImports } from './recordImports.ts';

const i18n = createI18n('en');

/** What the server's build makes of `import(source)`. */
const importing = <T>(source: string, value: T) => (noteImport(source), Promise.resolve(value));

const pageOf = (source: string) => lazyPage(() => importing(source, () => null));

it('lists the imports of a page and of the module that declares it, each time the page is loaded', async () => {
  const { page } = areaRoute(() => importing('area.ts', { '/here': { page: pageOf('Here.tsx') } }))('/here');
  for (let time = 0; time < 2; time++)
    expect(await recordImports(() => page.load(i18n))).toEqual(['area.ts', 'Here.tsx']);
});

it('keeps pages that load at the same time apart', async () => {
  const loads = ['A.tsx', 'B.tsx'].map((source) => recordImports(() => pageOf(source).load(i18n)));
  expect(await Promise.all(loads)).toEqual([['A.tsx'], ['B.tsx']]);
});

it('notes nothing outside a recording', () => expect(() => noteImport('Page.tsx')).not.toThrow());
