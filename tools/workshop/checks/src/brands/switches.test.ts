import { brandsFolder, loadBrands, listBrandSwitches } from '@baize/brand/node';
import { describe, expect, it } from 'vitest';
import { unreadSwitches } from './unreadSwitches.ts';
import { unusedSwitches } from './unusedSwitches.ts';

const { brands } = loadBrands(brandsFolder);
const switches = listBrandSwitches();

describe('the schema’s switches', () => {
  it('are found with their values', () => {
    expect(switches).toContainEqual({ path: 'features.partnerBanners', values: [true, false] });
    expect(switches).toContainEqual({
      path: 'layout.header',
      values: ['classic', 'rail', 'centred', 'mega', 'bottom'],
    });
    expect(switches).toContainEqual({ path: 'features.selfExclusionCode4Months', values: [3, 6] });
    expect(switches).toContainEqual({ path: 'features.processingHours', values: undefined });
  });
});

describe('a switch that no brand uses', () => {
  it('is reported with the value', () => {
    const alike = brands.filter(({ features }) => features.partnerBanners);
    expect(unusedSwitches([{ path: 'features.partnerBanners', values: [true, false] }], alike)).toEqual([
      'features.partnerBanners: no brand uses false; use it in a brand or remove it',
    ]);
  });

  it('may be a number that is the same in all brands', () => {
    const hours = [{ path: 'features.processingHours', values: undefined }];
    expect(unusedSwitches(hours, brands)).toEqual([]);
    expect(unusedSwitches(hours, brands.slice(0, 1))).toHaveLength(1);
  });
});

describe('a switch that no code reads', () => {
  const some = [{ path: 'features.dust', values: [true, false] }];

  it('is reported', () => expect(unreadSwitches(some, 'brand.features.dusty', {})).toHaveLength(1));
  it('passes once it is read', () => expect(unreadSwitches(some, 'brand.features.dust', {})).toEqual([]));
  it('passes while it is listed as awaited', () =>
    expect(unreadSwitches(some, '', { 'features.dust': 'shell' })).toEqual([]));
  it('is reported if still listed as awaited once it is read', () =>
    expect(unreadSwitches(some, 'features.dust', { 'features.dust': 'shell' })).toHaveLength(1));
});
