import { installDebianPackage } from './installDebianPackage.ts';
import { run } from './run.ts';

const hasStrace = async () => (await run('strace', ['-V'])).code === 0;

/**
 * Sees to it that the check of what cached tasks read finds strace: the system's, else Debian's package when we may install
 * it. Without one that check is left out, and says so.
 */
export async function ensureStrace() {
  if ((await hasStrace()) || (await installDebianPackage('strace'))) return;
  console.log('There is no strace, and none could be installed: what cached tasks read is not compared.');
}
