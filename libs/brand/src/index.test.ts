import { expect, it } from 'vitest';
import * as node from '../node/index.ts';
import * as door from './index.ts';

it('opens exactly these to the browser', () => {
  expect(Object.keys(door).sort()).toEqual([
    'BrandProvider',
    'DeviceProvider',
    'HEADERS',
    'HEROES',
    'HOME_BLOCKS',
    'MOBILE',
    'cachedOptions',
    'chooseScheme',
    'defaultBrand',
    'deviceId',
    'findBrandByHost',
    'optionsQueries',
    'readBrand',
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
    'loadBrands',
    'logoSymbol',
    'parseBrand',
    'switchesOf',
  ]);
});
