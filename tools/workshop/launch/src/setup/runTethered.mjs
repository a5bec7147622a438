import { spawn } from 'node:child_process';

const LOOK_MS = 500;

/** Calls back once if npm, which runs us, is gone without a signal because it was killed. */
function onNpmGone(gone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(look);
    gone();
  }, LOOK_MS);
  look.unref();
}

/**
 * Runs a command that doesn't outlive us, or the npm that runs us, and exits with its exit code. It's asked to end by
 * the signal that we get or, if we are killed, by the end of its IPC channel.
 */
export function runTethered(command, args, { cwd, env }) {
  const child = spawn(command, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  onNpmGone(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
