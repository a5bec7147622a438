import { readSettings, type Settings } from './settings/readSettings.ts';
import { usage } from './settings/usage.ts';

/** Runs a site server with its settings. Errors in them, or in the build, are reported without a stack. */
export async function runSiteServer(serve: (settings: Settings) => Promise<void>) {
  try {
    const settings = readSettings(process.argv.slice(2), process.env);
    if (settings === 'help') {
      console.log(usage);
      return;
    }
    await serve(settings);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
