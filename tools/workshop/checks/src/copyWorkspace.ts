import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './root.ts';

const OWN_SCOPE = '@baize';

/** Links installed packages; those of this workspace resolve to the copy, since their links are relative. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== OWN_SCOPE && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  const own = join(from, OWN_SCOPE);
  for (const name of existsSync(own) ? readdirSync(own) : [])
    symlinkSync(readlinkSync(join(own, name)), join(to, OWN_SCOPE, name));
}

/** Ignored by git, but possibly present in a copy, since tasks have run there. */
const MADE_BY_TASKS = new Set(['node_modules', 'dist', '.nx', '.baize']);

/** The files that git tracks or would add; in a copy, which has no git, all files that no task has made. */
function sourceFiles(): string[] {
  if (!existsSync(join(ROOT, '.git')))
    return globSync(['**/*', '**/.*', '.*/**/*'], {
      cwd: ROOT,
      withFileTypes: true,
      exclude: ({ name }) => MADE_BY_TASKS.has(name),
    })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)));
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return list.split('\n').filter((file) => file && existsSync(join(ROOT, file)));
}

/** Copies the workspace's sources into a temporary folder, with the installed packages linked. */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'baize-copy-'));
  const files = sourceFiles();
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(copy, file));
  }
  const workspaces = new Set(files.filter((file) => file.endsWith('package.json')).map(dirname));
  for (const workspace of workspaces) {
    const installed = join(ROOT, workspace, 'node_modules');
    if (existsSync(installed)) linkPackages(installed, join(copy, workspace, 'node_modules'));
  }
  return copy;
}
