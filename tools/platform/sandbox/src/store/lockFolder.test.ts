import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './lockFolder.ts';
import { processBirth } from './processBirth.ts';
import { StartError } from './StartError.ts';

let folder: string;
const lock = () => join(folder, 'sandbox.lock');
/** Higher than any process id. */
const NOBODY = 2 ** 30;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('lockFolder', () => {
  it('allows one process at a time', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(StartError);
    unlock();
    lockFolder(folder)();
    expect(existsSync(lock())).toBe(false);
  });

  it('reports the living process that holds the folder', () => {
    writeFileSync(lock(), `${process.ppid} ${processBirth(process.ppid)}\n`);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  });

  it.each([
    ['a dead process', `${NOBODY} 1\n`],
    ['an earlier process with the number of a living one', `${process.ppid} 1\n`],
    ['an earlier process with our own number', `${process.pid} 1\n`],
    ['no process, with invalid content', 'x'],
  ])('takes over the lock of %s', (_, text) => {
    writeFileSync(lock(), text);
    const unlock = lockFolder(folder);
    expect(readdirSync(folder)).toEqual(['sandbox.lock']);
    unlock();
  });
});
