import { installDebianPackage } from './installDebianPackage.ts';
import { run } from './run.ts';

const hasStrace = async () => (await run('strace', ['-V'])).code === 0;

/**
 * Makes sure that the check of cached tasks' inputs finds strace: the system's, otherwise Debian's package if we may
 * install it. Without strace that check is skipped, with a message.
 */
export async function ensureStrace() {
  if ((await hasStrace()) || (await installDebianPackage('strace'))) return;
  console.log(
    "strace isn't installed and couldn't be installed: skipping the check of cached tasks' inputs.",
  );
}
