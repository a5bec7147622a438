export type { Brand } from './Brand.ts';
export { BrandProvider, useBrand } from './BrandContext.ts';
export type { Closure } from './closure/Closure.ts';
export { countryClosure } from './closure/countryClosure.ts';
export { maintenanceOf } from './closure/maintenanceOf.ts';
export { defaultBrand } from './defaultBrand.ts';
export { deviceId, MOBILE, parseDeviceId, SCREEN_COOKIE, WEB, type DeviceId } from './deviceId.ts';
export { findBrandByHost, splitHost, type SplitHost } from './findBrandByHost.ts';
export type { HomeBlock, HomeSectionId } from './homeSections.ts';
export {
  BOTTOM_BARS,
  BOTTOM_ENTRIES,
  FOOTERS,
  HEADERS,
  HEROES,
  SECTION_LOOKS,
  type BottomBarModel,
  type FooterModel,
  type Header,
  type Hero,
  type SectionLook,
} from './layoutChoices.ts';
export { readBrand } from './readBrand.ts';
export {
  DeviceProvider,
  fixedDevice,
  useAppDevice,
  useDeviceId,
  useDeviceNow,
  useDevices,
} from './device/DeviceContext.ts';
export { keptAcrossDevices } from './device/keptAcrossDevices.ts';
export { cachedOptions, optionsQueries } from './options/optionsQueries.ts';
export { useSiteName } from './options/useSiteName.ts';
export { useSiteOptions } from './options/useSiteOptions.ts';
export { setScheme, useScheme } from './scheme/scheme.ts';
export { storedJson, storedText, type StoredValue } from './stored/storedValue.ts';
