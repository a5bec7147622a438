import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this API', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'DeviceProvider',
    'MOBILE',
    'SCREEN_COOKIE',
    'WEB',
    'cachedOptions',
    'countryClosure',
    'deviceId',
    'fixedDevice',
    'holdLock',
    'isOptionOn',
    'keptAcrossDevices',
    'maintenanceOf',
    'optionsQueries',
    'parseDeviceId',
    'setScheme',
    'shareChannel',
    'storedJson',
    'storedText',
    'tabLeader',
    'useAppDevice',
    'useDeviceId',
    'useDeviceNow',
    'useDevices',
    'useScheme',
    'useSiteName',
    'useSiteOptions',
  ]);
});
