import { createContext, use } from 'react';
import type { DeviceId } from '../deviceId.ts';

const DeviceContext = createContext<DeviceId>(1);

/** Says which device class the page was made for; an app states it once. */
export const DeviceProvider = DeviceContext.Provider;

/** The class that lists of pictures are asked for: 1 web, 2 mobile, 3 tablet. */
export const useDeviceId = (): DeviceId => use(DeviceContext);
