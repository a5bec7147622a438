import { readSettings, USAGE } from './readSettings.ts';

type Settings = Exclude<ReturnType<typeof readSettings>, 'help'>;

/**
 * Runs a site server as the command line says. Mistakes in it, or in the build, are reported without a stack.
 */
export async function runSiteServer(serve: (settings: Settings) => Promise<void>) {
  try {
    const settings = readSettings(process.argv.slice(2), process.env);
    if (settings === 'help') console.log(USAGE);
    else await serve(settings);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
