import { expect, it } from 'vitest';
import * as node from '../node/index.ts';
import * as entryPoint from './index.ts';

it('opens exactly these to the browser', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'BrandProvider',
    'DeviceProvider',
    'HEADERS',
    'HEROES',
    'HOME_BLOCKS',
    'MOBILE',
    'cachedOptions',
    'defaultBrand',
    'deviceId',
    'findBrandByHost',
    'optionsQueries',
    'readBrand',
    'setScheme',
    'splitHost',
    'storedJson',
    'storedText',
    'useBrand',
    'useDeviceId',
    'useScheme',
    'useSiteOptions',
  ]);
});

it('opens exactly these to Node', () => {
  expect(Object.keys(node).sort()).toEqual([
    'ARTWORK',
    'brandSchema',
    'brandsFolder',
    'describeProblem',
    'isProblems',
    'listBrandSwitches',
    'loadBrands',
    'logoSymbol',
    'parseBrand',
  ]);
});
