import { LANGUAGES } from '@baize/i18n/languages';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type { AppFiles } from '../AppFiles.ts';
import type { AppName } from '../apps.ts';
import { FOLDERS } from '../FOLDERS.ts';

/** Each app's Vite, which serves its modules and renders its pages. */
export type DevServers = Record<AppName, ViteDevServer>;

/** Starts Vite for an app, as part of the site's server. */
export const startVite = (app: AppName, server: Server): Promise<ViteDevServer> =>
  createVite({
    configFile: join(FOLDERS.apps, app, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server, path: `hmr` }, allowedHosts: ['.localhost'] },
  });

type ServerEntry = Required<Pick<AppFiles, 'renderApp' | 'cachedAddress'>>;

/** An app with files that Vite builds on request; its pages are rendered by the saved code. */
export function devFiles(app: AppName, vite: ViteDevServer): AppFiles {
  const load = () => vite.ssrLoadModule('@baize/shell/entry-server') as Promise<ServerEntry>;
  return {
    entry: [`/_app/${app}/@id/@baize/shell/main`],
    preload: () => [],
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, []])),
    /* If its code fails to load, rendering reports it. */
    cachedAddress: (address) =>
      load().then(
        (entry) => entry.cachedAddress(address),
        () => address.pathname,
      ),
    async renderApp(request) {
      try {
        return await (await load()).renderApp(request);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
  };
}

/** Vite's client, and the hook that React's fast refresh needs before any other code runs. */
export const devHead = (app: AppName, nonce: string) =>
  `<script type="module" nonce="${nonce}">import{injectIntoGlobalHook}from"/_app/${app}/@react-refresh";` +
  'injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script>' +
  `<script type="module" nonce="${nonce}" src="/_app/${app}/@vite/client"></script>`;
