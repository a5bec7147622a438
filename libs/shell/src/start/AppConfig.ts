import type { AppRoute } from '@baize/routing';
import type { DeviceId } from '@baize/site';
import type { ComponentType, ReactNode } from 'react';
import type { DepositLoader } from '../overlays/DepositLoader.ts';
import type { SearchLoader } from '../search/SearchLoader.ts';

/** The differences between apps: layout, routes and device class. */
export interface AppConfig {
  /** The class that its layout is built for; also assumed for a visitor's window until it's known. */
  device: DeviceId;
  routes: readonly AppRoute[];
  /** What the site's search looks through, in the order shown. */
  search?: readonly SearchLoader[];
  /** The deposit that opens over a page; without it the deposit is a page. */
  deposit?: DepositLoader;
  /** Pictures of current offers, in the panels of the header `mega`. */
  offers?: ComponentType;
  Layout: ComponentType<{ children: ReactNode }>;
}
