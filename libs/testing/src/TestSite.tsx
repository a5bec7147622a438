import { BrandProvider, type Brand } from '@baize/brand';
import { DeviceProvider, fixedDevice, type DeviceId } from '@baize/site';
import { RouteTable, SiteActionsContext, type AppRoute, type SiteActions } from '@baize/routing';
import { UiLinkProvider } from '@baize/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, type Path } from 'react-router';
import { TestLink } from './TestLink.tsx';

/** One history entry; its key is unique, as in a browser. */
export type Visit = Partial<Path> & { key: string };

export interface TestSiteProps {
  brand: Brand;
  device: DeviceId;
  routes: readonly AppRoute[];
  /** The history; the last entry is the current page. */
  history: readonly Visit[];
  queryClient: QueryClient;
  i18n: I18n;
  /** Overlays that the page can open through the site; none by default. */
  actions?: Partial<SiteActions> | undefined;
  children: ReactNode;
}

const nothing = () => undefined;
const NO_ACTIONS: SiteActions = { openSupport: nothing, openDeposit: nothing };

/** Everything around a page in an app, without the app's own layout. */
export function TestSite({
  brand,
  device,
  routes,
  history,
  queryClient,
  i18n,
  actions,
  children,
}: TestSiteProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <BrandProvider brand={brand}>
          <DeviceProvider value={fixedDevice(device)}>
            <RouteTable value={routes}>
              <SiteActionsContext value={{ ...NO_ACTIONS, ...actions }}>
                <UiLinkProvider component={TestLink}>
                  <MemoryRouter initialEntries={[...history]}>{children}</MemoryRouter>
                </UiLinkProvider>
              </SiteActionsContext>
            </RouteTable>
          </DeviceProvider>
        </BrandProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
