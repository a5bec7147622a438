import { SCRIPT_HOST_PATH, scriptHostHeaders, scriptHostPage } from '@baize/ui/script-host';
import type { Plugin } from 'vite';

/** The module that holds the page's address. */
const PROTOCOL = /\/script-host\/protocol\.ts$/;

/**
 * Serves the isolated page that ScriptHost opens, as every server of a site does. A built catalogue has it as a
 * file next to its own page and requests it from there, because the catalogue may be in any folder of a server.
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
