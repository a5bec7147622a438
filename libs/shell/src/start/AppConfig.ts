import type { AppRoute } from '@baize/routing';
import type { DeviceId } from '@baize/brand';
import type { ComponentType, ReactNode } from 'react';
import type { DepositLoader } from '../overlays/DepositLoaderContext.ts';
import type { SearchLoader } from '../search/SearchLoaderContext.ts';

/** What differs between apps: layout, routes and device class. */
export interface AppConfig {
  /** The class that its layout is made for, and that a visitor's window has until it is known. */
  device: DeviceId;
  routes: readonly AppRoute[];
  search?: SearchLoader;
  /** The deposit that opens over a page. */
  deposit?: DepositLoader;
  /** Pictures of what is on offer, in the panels of the header `mega`. */
  offers?: ComponentType;
  Layout: ComponentType<{ children: ReactNode }>;
}
