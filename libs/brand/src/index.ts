export type { Brand } from './Brand.ts';
export { BrandProvider, useBrand } from './BrandContext.ts';
export { defaultBrand } from './defaultBrand.ts';
export { deviceId, MOBILE, type DeviceId } from './deviceId.ts';
export { findBrandByHost } from './findBrandByHost.ts';
export {
  HEADERS,
  HEROES,
  HOME_BLOCKS,
  LANGUAGES,
  type BrandLanguage,
  type Header,
  type Hero,
  type HomeBlock,
} from './layoutChoices.ts';
export { readBrand } from './readBrand.ts';
export { splitHost, type SplitHost } from './splitHost.ts';
export { DeviceProvider, useDeviceId } from './device/DeviceContext.ts';
export { cachedOptions, optionsQueries } from './options/optionsQueries.ts';
export { useSiteOptions } from './options/useSiteOptions.ts';
export { chooseScheme, useScheme } from './scheme/scheme.ts';
export { storedJson, storedText, type StoredValue } from './stored/storedValue.ts';
export { useStored } from './stored/useStored.ts';
