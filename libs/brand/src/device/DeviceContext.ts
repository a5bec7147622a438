import { createContext, use } from 'react';
import type { DeviceId } from '../deviceId.ts';

const DeviceContext = createContext<DeviceId>(1);

/** Provides the device class that the page was made for; an app sets it once. */
export const DeviceProvider = DeviceContext.Provider;

/** The device class that image lists are requested for: 1 web, 2 mobile, 3 tablet. */
export const useDeviceId = (): DeviceId => use(DeviceContext);
