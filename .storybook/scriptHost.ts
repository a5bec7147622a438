import { SCRIPT_HOST_PATH, scriptHostHeaders, scriptHostPage } from '@baize/ui/script-host';
import type { Plugin } from 'vite';

/** The module that contains the page's URL. */
const PROTOCOL = /\/script-host\/protocol\.ts$/;

/**
 * Serves the isolated page that ScriptHost opens, like every server of a site. In a built catalogue it's a file next to
 * the catalogue's page and requested from there, because the catalogue may be in any folder of a server.
 */
export function scriptHost(): Plugin {
  return {
    name: 'script-host',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.config.command !== 'build' || !PROTOCOL.test(id)) return undefined;
      return code.replace(`'${SCRIPT_HOST_PATH}'`, `'.${SCRIPT_HOST_PATH}'`);
    },
    buildStart() {
      if (this.environment.config.command !== 'build') return;
      this.emitFile({ type: 'asset', fileName: SCRIPT_HOST_PATH.slice(1), source: scriptHostPage() });
    },
    configureServer(server) {
      server.middlewares.use(SCRIPT_HOST_PATH, (_, response) => {
        for (const [name, value] of Object.entries(scriptHostHeaders({ local: true })))
          response.setHeader(name, value);
        response.end(scriptHostPage());
      });
    },
  };
}
