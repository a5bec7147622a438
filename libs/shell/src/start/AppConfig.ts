import type { AppRoute } from '@baize/routing';
import type { DeviceId } from '@baize/brand';
import type { ComponentType, ReactNode } from 'react';

/** What makes one app differ from another: a layout, a list of routes and the device class it is made for. */
export interface AppConfig {
  device: DeviceId;
  routes: readonly AppRoute[];
  Layout: ComponentType<{ children: ReactNode }>;
}
