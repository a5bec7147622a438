import { testBrand } from '@baize/testing';
import { describe, expect, it } from 'vitest';
import { rewardTilesOf } from './rewardTilesOf.ts';

const options = {
  wheel_of_fortune_url: 'https://games.example/wheel',
  golden_treasure_url: 'https://games.example/treasure',
  request_bonus_url: 'https://games.example/bonus',
};
const features = { ...testBrand.features, requestBonus: true, levelPage: true, casePage: true };
const everywhere = () => true;
const tiles = (changed: Partial<Parameters<typeof rewardTilesOf>[0]>) =>
  rewardTilesOf({ options, features, isMounted: everywhere, ...changed });

describe('the brand’s own tiles', () => {
  it('are its own pages first, then those of every operator', () => {
    expect(tiles({})).toEqual(['level', 'case', 'wheel', 'treasure', 'bonus']);
  });

  it.each([
    ['no level', { features: { ...features, levelPage: false } }, 'level'],
    ['no case', { features: { ...features, casePage: false } }, 'case'],
    ['no bonus request', { features: { ...features, requestBonus: false } }, 'bonus'],
    ['no URL for the bonus', { options: { ...options, request_bonus_url: ' ' } }, 'bonus'],
    ['no wheel', { options: { ...options, wheel_of_fortune_url: '' } }, 'wheel'],
    ['no treasure', { options: { ...options, golden_treasure_url: '' } }, 'treasure'],
    ['no page for it in this app', { isMounted: (address: string) => address !== '/level' }, 'level'],
  ])('leave out those with %s', (_, changed, missing) => {
    expect(tiles(changed)).not.toContain(missing);
    expect(tiles(changed)).toHaveLength(4);
  });

  it('wait for the options', () => {
    expect(tiles({ options: undefined })).toEqual(['level', 'case']);
  });
});
