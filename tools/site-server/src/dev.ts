/** The site with hot reload: the same server, with app files built by Vite on request. */
import { LANGUAGES } from '@baize/i18n/languages';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type { AppFiles } from './AppFiles.ts';
import { APPS, type AppName } from './chooseApp.ts';
import { createSiteServer } from './createSiteServer.ts';
import { requestListener } from './requestListener.ts';
import { ROOT } from './ROOT.ts';
import { optionsOf } from './settings/optionsOf.ts';
import { runSiteServer } from './runSiteServer.ts';
import { serveSite } from './serveSite.ts';

const startVite = (app: AppName, server: Server): Promise<ViteDevServer> =>
  createVite({
    configFile: join(ROOT, 'apps', app, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server, path: `hmr` }, allowedHosts: ['.localhost'] },
  });

const devFiles = (app: AppName): AppFiles => ({
  entry: [`/_app/${app}/src/main.ts`],
  preload: () => [],
  texts: Object.fromEntries(LANGUAGES.map((language) => [language, []])),
});

/** Vite's client, and the hook that React's fast refresh needs before anything else runs. */
const headOf = (app: AppName, nonce: string) =>
  `<script type="module" nonce="${nonce}">import{injectIntoGlobalHook}from"/_app/${app}/@react-refresh";` +
  'injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script>' +
  `<script type="module" nonce="${nonce}" src="/_app/${app}/@vite/client"></script>`;

const apps = {
  web: devFiles('web'),
  'mobile-web': devFiles('mobile-web'),
  'embed-shell': devFiles('embed-shell'),
};
await runSiteServer(async (settings) => {
  const options = { ...optionsOf(settings, apps), headOf };
  const server = createServer();
  const vites = {
    web: await startVite('web', server),
    'mobile-web': await startVite('mobile-web', server),
    'embed-shell': await startVite('embed-shell', server),
  };
  const answer = requestListener(createSiteServer(options), options.log);
  server.on('request', (request, response) => {
    const app = APPS.find((name) => request.url?.startsWith(`/_app/${name}/`));
    if (app) vites[app].middlewares(request, response, () => answer(request, response));
    else answer(request, response);
  });
  await serveSite(server, settings, options);
});
