export type { Brand } from './Brand.ts';
export { BrandProvider, useBrand } from './BrandContext.ts';
export { defaultBrand } from './defaultBrand.ts';
export { deviceId, MOBILE, WEB, type DeviceId } from './deviceId.ts';
export { findBrandByHost, splitHost, type SplitHost } from './findBrandByHost.ts';
export {
  HEADERS,
  HEROES,
  HOME_BLOCKS,
  type Header,
  type Hero,
  type HomeBlock,
  type HomeSectionId,
} from './layoutChoices.ts';
export { readBrand } from './readBrand.ts';
export { DeviceProvider, useDeviceId } from './device/DeviceContext.ts';
export { cachedOptions, optionsQueries } from './options/optionsQueries.ts';
export { useSiteOptions } from './options/useSiteOptions.ts';
export { setScheme, useScheme } from './scheme/scheme.ts';
export { storedJson, storedText, type StoredValue } from './stored/storedValue.ts';
