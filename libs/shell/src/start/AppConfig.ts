import type { AppRoute } from '@baize/routing';
import type { DeviceId } from '@baize/brand';
import type { ComponentType, ReactNode } from 'react';

/** What differs between apps: layout, routes and device class. */
export interface AppConfig {
  device: DeviceId;
  routes: readonly AppRoute[];
  Layout: ComponentType<{ children: ReactNode }>;
}
