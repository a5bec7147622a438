import { BrandProvider, type Brand } from '@baize/brand';
import { type Closure, type DeviceId } from '@baize/site';
import { RequirePlayer } from '@baize/session';
import { RouteTable, RouteView, SiteActionsContext } from '@baize/routing';
import { StyleRules, UiLinkProvider } from '@baize/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { StartGate } from '../start-gate/StartGate.tsx';
import { PageBoundary } from '../boundary/PageBoundary.tsx';
import { RouteEffects } from '../effects/RouteEffects.tsx';
import { SessionEffects } from '../effects/SessionEffects.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { ShellLink } from '../layout/ShellLink.tsx';
import type { AppConfig } from './AppConfig.ts';
import { ReplayEarlyClick } from './ReplayEarlyClick.tsx';
import { AppPartsContext } from './AppPartsContext.ts';
import { siteActions } from '../overlays/siteActions.ts';
import { MarkHydrated } from './MarkHydrated.tsx';
import { PageScope } from './PageScope.tsx';
import { WindowDevice } from './WindowDevice.tsx';
import { deferredComponent } from '../deferredComponent.tsx';

const Later = deferredComponent(async () => (await import('./AfterFirstRender.tsx')).AfterFirstRender);

interface Props {
  config: AppConfig;
  brand: Brand;
  /** The window class to render for; the app's own by default. */
  device?: DeviceId | undefined;
  queryClient: QueryClient;
  i18n: I18n;
  /** The site server's reason for closing the site, if it has. */
  closure?: Closure;
}

/** The whole site inside a router: providers, gates, layout, and the route's page. */
export function App({ config, brand, device = config.device, queryClient, i18n, closure }: Props) {
  const { routes, Layout } = config;
  return (
    <StyleRules>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <BrandProvider brand={brand}>
            <WindowDevice app={config.device} rendered={device}>
              <RouteTable value={routes}>
                <AppPartsContext value={config}>
                  <SiteActionsContext value={siteActions}>
                    <UiLinkProvider component={ShellLink}>
                      <SessionEffects />
                      <RouteEffects />
                      <StartGate closure={closure}>
                        <Layout>
                          <PageBoundary>
                            <RouteView
                              guard={RequirePlayer}
                              scope={PageScope}
                              fallback={<PageSkeleton />}
                              beside={
                                <>
                                  <MarkHydrated />
                                  <ReplayEarlyClick inPage />
                                </>
                              }
                            />
                          </PageBoundary>
                        </Layout>
                      </StartGate>
                      <Suspense fallback={null}>
                        <Later />
                      </Suspense>
                      <ReplayEarlyClick />
                    </UiLinkProvider>
                  </SiteActionsContext>
                </AppPartsContext>
              </RouteTable>
            </WindowDevice>
          </BrandProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </StyleRules>
  );
}
