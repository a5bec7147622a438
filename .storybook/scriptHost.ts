import { SCRIPT_HOST_PATH, scriptHostHeaders, scriptHostPage } from '@baize/ui/script-host';
import type { Plugin } from 'vite';

/** Serves the isolated page that ScriptHost opens, as every server of a site does; a built catalogue has it as a file. */
export function scriptHost(): Plugin {
  return {
    name: 'script-host',
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
