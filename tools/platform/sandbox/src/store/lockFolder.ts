import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processBirth } from './processBirth.ts';
import { StartError } from './StartError.ts';

const ATTEMPTS = 5;
const heldHere = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The living process that holds the lock; undefined if it's free or its holder is dead. */
function livingHolder(file: string): number | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const [number = '', birth = ''] = text.trim().split(' ');
  const pid = Number(number);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  if (pid === process.pid) return heldHere.has(file) ? pid : undefined;
  return isAlive(pid) && processBirth(pid) === birth ? pid : undefined;
}

function tryAcquire(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${processBirth(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead holder's lock away; moves it back if a living process took it in the meantime. */
function clearStale(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (livingHolder(aside) === undefined) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function inUse(folder: string, pid: number): StartError {
  return new StartError(
    `The data folder ${folder} is in use by process ${pid}. Stop it, or choose another folder with --data <folder>.`,
  );
}

function unwritable(folder: string, error: unknown): StartError {
  const reason = (error as NodeJS.ErrnoException).code ?? String(error);
  return new StartError(
    `The data folder ${folder} isn't writable (${reason}). Choose another one with --data <folder>, or --data memory.`,
  );
}

function acquire(folder: string, file: string): void {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (tryAcquire(file)) return;
    const holder = livingHolder(file);
    if (holder !== undefined) throw inUse(folder, holder);
    clearStale(file);
  }
  throw new StartError(`Other processes keep locking the data folder ${folder}. Try again.`);
}

/**
 * Locks a data folder for this process: two processes on one folder would silently lose data. The lock of a
 * dead process is taken over. Returns a function that releases the lock.
 * @throws `StartError` with the living holder
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'sandbox.lock');
  try {
    mkdirSync(folder, { recursive: true });
    acquire(folder, file);
  } catch (error) {
    throw error instanceof StartError ? error : unwritable(folder, error);
  }
  heldHere.add(file);
  return () => {
    heldHere.delete(file);
    rmSync(file, { force: true });
  };
}
