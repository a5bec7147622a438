import { brandJsonSchemaText, brandsFolder, listBrandSwitches } from '@baize/brand/node';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBrands } from './checkBrands.ts';
import { staleJsonSchema } from './staleJsonSchema.ts';

/** Reads every switch: `check.ts brands` checks the real source, without a cache to keep up to date. */
const source = listBrandSwitches()
  .map(({ path }) => path)
  .join('\n');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync(brandsFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces text in a brand's file. */
function change(slug: string, from: string, to: string) {
  const file = join(folder, slug, 'brand.json');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

describe('the brand check', () => {
  it('passes the brands of this repository', () => expect(checkBrands({ source })).toEqual([]));

  it.each([
    ['#d9b25f', '#000000', 'orvane/brand.json at theme.seed.accent: "#000000" is not accepted'],
    ['IMG-2207/14', 'DRAFT-4107', 'orvane/brand.json at legal.licence.number: "DRAFT-4107" is a placeholder'],
    ['Isle of Maredon Gaming Board', 'TODO', 'orvane/brand.json at legal.licence.authority: "TODO" is a'],
    ['"motif"', '"motiv"', 'orvane/brand.json at theme.motiv: no such field; did you mean motif?'],
    ['orvane-club.example', 'altuno.example', 'altuno.example is already used by'],
  ])('rejects a brand with %s changed to %s', (from, to, problem) => {
    change('orvane', from, to);
    expect(checkBrands({ folder, source })).toContainEqual(expect.stringContaining(problem));
  });
});

describe('the JSON Schema for editors', () => {
  it('is up to date', () => expect(staleJsonSchema()).toEqual([]));

  it('is reported when it is missing or differs', () => {
    const file = join(folder, 'brand.schema.json');
    expect(staleJsonSchema(file)).toHaveLength(1);
    writeFileSync(file, brandJsonSchemaText());
    expect(staleJsonSchema(file)).toEqual([]);
    writeFileSync(file, brandJsonSchemaText().replace('classic', 'classical'));
    expect(staleJsonSchema(file)).toEqual([expect.stringContaining('npm run gen')]);
  });
});
