import { installDebianPackage } from './installDebianPackage.ts';
import { run } from './run.ts';

/** Debian installs nginx in a directory that is only in root's PATH. */
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

const hasNginx = async () => (await run('nginx', ['-v'], { env: { PATH } })).code === 0;

/**
 * Makes sure that the test with three sandboxes behind nginx finds nginx: the system's, otherwise Debian's package if
 * we may install it. Without nginx that test is skipped, with a message; nothing else needs it.
 */
export async function ensureNginx() {
  if ((await hasNginx()) || (await installDebianPackage('nginx'))) return;
  console.log("nginx isn't installed and couldn't be installed: skipping the test that needs it.");
}
