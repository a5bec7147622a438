export type { Closure } from './closure/Closure.ts';
export { countryClosure } from './closure/countryClosure.ts';
export { maintenanceOf } from './closure/maintenanceOf.ts';
export {
  DeviceProvider,
  fixedDevice,
  useAppDevice,
  useDeviceId,
  useDeviceNow,
  useDevices,
} from './device/DeviceContext.ts';
export { deviceId, MOBILE, parseDeviceId, SCREEN_COOKIE, WEB, type DeviceId } from './device/deviceId.ts';
export { keptAcrossDevices } from './device/keptAcrossDevices.ts';
export { isOptionOn } from './options/isOptionOn.ts';
export { cachedOptions, optionsQueries } from './options/optionsQueries.ts';
export { useSiteName } from './options/useSiteName.ts';
export { useSiteOptions } from './options/useSiteOptions.ts';
export { setScheme, useScheme } from './scheme/scheme.ts';
export { storedJson, storedText, type StoredValue } from './storage/storedValue.ts';
export { holdLock } from './tabs/holdLock.ts';
export { shareChannel, type Shared } from './tabs/shareChannel.ts';
export { tabLeader } from './tabs/tabLeader.ts';
