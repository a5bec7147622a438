import { createContext, use } from 'react';
import type { DeviceId } from './deviceId.ts';

/** The device classes of a page. */
export interface Devices {
  /** The class that the app's layout is built for. */
  app: DeviceId;
  /** The window's class, as last rendered. */
  window: DeviceId;
  /** The window's class right now. */
  now: () => DeviceId;
  /** Re-renders the page for another window class. */
  follow: (device: DeviceId) => void;
}

/** Device classes for a page in which the window always has the class of the app. */
export const fixedDevice = (device: DeviceId): Devices => ({
  app: device,
  window: device,
  now: () => device,
  follow: () => undefined,
});

/* Every page provides its own value. */
const DeviceContext = createContext({ app: 1, window: 1 } as Devices);

/** Provides the page's device classes; an app follows the window's width, a test sets them. */
export const DeviceProvider = DeviceContext.Provider;

/** All device classes of the page. For the shell, which updates the window's class with its width. */
export const useDevices = (): Devices => use(DeviceContext);

/** The window's device class, for requests and rendering: 1 web, 2 mobile, 3 tablet (spec 1/9.shell/5). */
export const useDeviceId = (): DeviceId => use(DeviceContext).window;

/** The device class that the app is built for, whatever the window's width. For code that depends on its layout. */
export const useAppDevice = (): DeviceId => use(DeviceContext).app;

/** Reads the window's device class when called. For calls that are sent once only, such as a launch. */
export const useDeviceNow = (): (() => DeviceId) => use(DeviceContext).now;
