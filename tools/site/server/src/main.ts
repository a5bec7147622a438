import { createHttpServer } from './createHttpServer.ts';
import { createSiteServer } from './createSiteServer.ts';
import { readApps } from './readApps.ts';
import { renderInWorkers } from './render/renderInWorkers.ts';
import { runSiteServer } from './runSiteServer.ts';
import { serveSite } from './serveSite.ts';
import { optionsOf } from './settings/optionsOf.ts';

await runSiteServer(async (settings) => {
  const read = optionsOf(settings, await readApps(settings['apps-dir']));
  const options = { ...read, apps: await renderInWorkers(read, settings['render-workers']) };
  await serveSite(createHttpServer(createSiteServer(options), options), settings, options);
});
