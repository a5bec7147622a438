import { expect, it } from 'vitest';
import * as node from '../node/index.ts';
import * as entryPoint from './index.ts';

it('exports exactly this API to the browser', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'BOTTOM_BARS',
    'BOTTOM_ENTRIES',
    'BrandProvider',
    'FOOTERS',
    'HEADERS',
    'HEROES',
    'SECTION_LOOKS',
    'VISITOR_ACTIONS',
    'defaultBrand',
    'findBrandByHost',
    'readBrand',
    'splitHost',
    'useBrand',
  ]);
});

it('exports exactly this API to Node', () => {
  expect(Object.keys(node).sort()).toEqual([
    'ARTWORK',
    'BRAND_JSON_SCHEMA',
    'BRAND_VERSION',
    'brandJsonSchemaText',
    'brandSchema',
    'brandsFolder',
    'describeProblem',
    'isProblems',
    'listBrandSwitches',
    'loadBrands',
    'logoSymbol',
    'lookDistance',
    'nearestLooks',
    'parseBrand',
    'tooAlike',
  ]);
});
