import { createServer } from 'node:http';
import { createSiteServer } from './createSiteServer.ts';
import { readApps } from './readApps.ts';
import { requestListener } from './requestListener.ts';
import { runSiteServer } from './runSiteServer.ts';
import { serveSite } from './serveSite.ts';
import { optionsOf } from './settings/optionsOf.ts';

await runSiteServer(async (settings) => {
  const options = optionsOf(settings, await readApps(settings['apps-dir']));
  const server = createServer(
    /* Those without a host are refused by the listener, which logs them. */
    { requireHostHeader: false },
    requestListener(createSiteServer(options), options.log),
  );
  await serveSite(server, settings, options);
});
