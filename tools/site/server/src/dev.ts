/**
 * The site with hot reload: the same server, with app files built by Vite on request. Pages are also rendered on the
 * server, without a cache; changes to a brand's data take effect without a restart.
 */
import type { Brand } from '@baize/brand';
import { createServer } from 'node:http';
import { APPS } from './apps.ts';
import { createSiteServer } from './createSiteServer.ts';
import { devFiles, devHead, startVite, type DevServers } from './dev/startVite.ts';
import { watchBrands } from './dev/watchBrands.ts';
import { requestListener } from './requestListener.ts';
import { optionsOf } from './settings/optionsOf.ts';
import { runSiteServer } from './runSiteServer.ts';
import { serveSite } from './serveSite.ts';

await runSiteServer(async (settings) => {
  const server = createServer();
  const vites: DevServers = {
    web: await startVite('web', server),
    'mobile-web': await startVite('mobile-web', server),
    'embed-shell': await startVite('embed-shell', server),
  };
  const apps = Object.fromEntries(APPS.map((app) => [app, [devFiles(app, vites[app])] as const]));
  const options = { ...optionsOf(settings, apps), headOf: devHead, keepsPages: false };
  const listenerFor = (brands: readonly Brand[]) =>
    requestListener(createSiteServer({ ...options, brands }), options.log);
  let answer = listenerFor(options.brands);
  watchBrands(
    { folder: options.artwork, vites, log: options.log },
    (brands) => (answer = listenerFor(brands)),
  );
  server.on('request', (request, response) => {
    const app = APPS.find((name) => request.url?.startsWith(`/_app/${name}/`));
    if (app) vites[app].middlewares(request, response, () => answer(request, response));
    else answer(request, response);
  });
  await serveSite(server, settings, options);
});
