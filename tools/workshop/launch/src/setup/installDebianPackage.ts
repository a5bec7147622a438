import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './run.ts';

/** Debian runs this before a package starts its service; exit code 101 prevents that. */
const POLICY = '/usr/sbin/policy-rc.d';
const NO_SERVICES = '#!/bin/sh\nexit 101\n';
const EXECUTABLE = 0o755;

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Runs `work` while packages may not start services: we want the program, not a server on port 80. */
async function withoutServices<T>(work: () => Promise<T>): Promise<T> {
  if (existsSync(POLICY)) return work();
  writeFileSync(POLICY, NO_SERVICES, { mode: EXECUTABLE });
  try {
    return await work();
  } finally {
    rmSync(POLICY);
  }
}

/** Installs a Debian package if this is Debian and we are root; returns false otherwise, or if it fails. */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (!isRootOnDebian()) return false;
  console.log(`Installing the Debian package ${name} ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => run('apt-get', args, { env });
  await apt('update', '-qq');
  const { code } = await withoutServices(() => apt('install', '-y', '-qq', '--no-install-recommends', name));
  return code === 0;
}
