import { expect, it } from 'vitest';
import * as door from './index.ts';

it('opens exactly this door', () => {
  expect(Object.keys(door).sort()).toEqual([
    'amusnetProviderId',
    'bannerCount',
    'bannerSvg',
    'bannerText',
    'exploreCategories',
    'exploreTileSvg',
    'gameKinds',
    'gameTileSvg',
    'gameVideo',
    'games',
    'jackpotProviderId',
    'liveProviderIds',
    'liveTableSvg',
    'liveTables',
    'paymentLogoSvg',
    'paymentMethods',
    'promotionCount',
    'promotionSvg',
    'promotionText',
    'providerLogoSvg',
    'providers',
    'rasterise',
    'reelBackdropSvg',
    'sliderTypes',
    'storySvg',
    'studioBannerSvg',
    'symbolNames',
    'symbolSvg',
    'tileShapes',
  ]);
});
