/** `npm run e2e:site`: the site of the first worker, left running for tests that are run while they are written. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverOn } from './serverOn.ts';
import { sitePortOf } from './src/visit.ts';

const { command, env } = serverOn(sitePortOf(0));
const site = spawn(command, {
  shell: true,
  cwd: join(import.meta.dirname, '../../..'),
  env: { ...process.env, ...env },
  stdio: 'inherit',
});
site.on('exit', (code) => (process.exitCode = code ?? 1));
