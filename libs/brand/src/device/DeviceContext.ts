import { createContext, use } from 'react';
import type { DeviceId } from '../deviceId.ts';

/** The device classes that a page is shown for. */
export interface Devices {
  /** The one that the app is built for: its layout. */
  app: DeviceId;
  /** The window's, as last rendered. */
  window: DeviceId;
  /** The window's at this moment. */
  now: () => DeviceId;
  /** Renders the page for another class of window. */
  follow: (device: DeviceId) => void;
}

/** A page whose window always has the class that its app is built for. */
export const fixedDevice = (device: DeviceId): Devices => ({
  app: device,
  window: device,
  now: () => device,
  follow: () => undefined,
});

/* A page always provides its own. */
const DeviceContext = createContext({ app: 1, window: 1 } as Devices);

/** Provides the device classes of the page; an app follows the window's width, a test sets them. */
export const DeviceProvider = DeviceContext.Provider;

/** All device classes of the page, for the shell, which lets the window's follow its width. */
export const useDevices = (): Devices => use(DeviceContext);

/** The window's device class, for what is requested and rendered by it: 1 web, 2 mobile, 3 tablet (spec 1/9.shell/5). */
export const useDeviceId = (): DeviceId => use(DeviceContext).window;

/** The device class that the app is built for, whatever the window's width: for what depends on its layout. */
export const useAppDevice = (): DeviceId => use(DeviceContext).app;

/** Reads the window's device class when it is called: for a call that is sent once and never again, as a launch. */
export const useDeviceNow = (): (() => DeviceId) => use(DeviceContext).now;
