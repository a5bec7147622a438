import { createHttpServer } from './createHttpServer.ts';
import { liveSite } from './liveSite.ts';
import { readApps } from './readApps.ts';
import { renderInWorkers } from './render/renderInWorkers.ts';
import { runSiteServer } from './runSiteServer.ts';
import { serveSite } from './serveSite.ts';
import { optionsOf } from './settings/optionsOf.ts';

await runSiteServer(async (settings) => {
  const read = optionsOf(settings, await readApps(settings['apps-dir']));
  const apps = await renderInWorkers(read, settings['render-workers']);
  const { site, parts } = liveSite({ ...read, apps });
  await serveSite(createHttpServer(site, parts), settings, parts);
});
