import { copyWorkspace } from '@baize/checks/copy-workspace';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const TIMEOUT_MS = 300_000;

let copy: string;
beforeAll(() => {
  copy = copyWorkspace();
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Release');
  git('config', 'user.email', 'release@example.com');
  commit('chore: the last release');
  for (const file of globSync('{apps,libs}/*/package.json', { cwd: copy })) {
    const { name, version } = readJson(file);
    git('tag', `${name}@${version}`);
  }
  return () => rmSync(copy, { recursive: true });
}, TIMEOUT_MS);

const readJson = (file: string) =>
  JSON.parse(readFileSync(join(copy, file), 'utf8')) as { name: string; version: string };
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
function commit(message: string) {
  git('add', '--all');
  git('commit', '--quiet', '-m', message);
}

const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', npm_config_offline: 'true' };
function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}
const release = (...args: string[]) =>
  run(process.execPath, 'tools/workshop/release/src/versions/release.ts', ...args);
/** The explanation, after Nx's own lines. */
const explained = (output: string) =>
  output.slice(output.search(/\d+ projects? to release:|Nothing to release/));
const projects = (text: string) =>
  [...text.matchAll(/^@baize\/([\w-]+) [\d.]+ -> /gm)].map(([, name]) => name);

describe('after a change in libs/sport', { timeout: TIMEOUT_MS }, () => {
  beforeAll(() => {
    appendFileSync(join(copy, 'libs/sport/src/index.ts'), '\nexport const SLIP = 1;\n');
    commit('feat(sport): the slip keeps its stakes');
  });

  it('the apps with sport are released, and nothing else', () => {
    const text = explained(release('--dry-run'));
    expect(projects(text).toSorted()).toEqual(['mobile-web', 'sport', 'web']);
    expect(text).toMatch(
      /^@baize\/web \S+ -> \S+ \(minor\)\n {2}contains @baize\/sport:\n {4}\w+ feat\(sport\): the slip/m,
    );
    expect(text).toMatch(/Unchanged: .*@baize\/embed-shell/);
    expect(text).toContain('This was a dry run');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('only projects that contain it are affected', () => {
    const affected = run('nx', 'show', 'projects', '--affected', '--base=HEAD~1', '--head=HEAD')
      .trim()
      .split('\n');
    expect(affected).toEqual(expect.arrayContaining(['@baize/sport', '@baize/web', '@baize/mobile-web']));
    expect(affected).not.toContain('@baize/embed-shell');
    expect(affected).not.toContain('@baize/casino');
  });

  it('a release commits new versions, tags them, and names the lib’s change in the app’s changelog', () => {
    const before = readJson('apps/web/package.json').version;
    release();
    const { version } = readJson('apps/web/package.json');
    expect(version).not.toBe(before);
    expect(git('tag', '--points-at', 'HEAD').trim().split('\n')).toContain(`@baize/web@${version}`);
    expect(readFileSync(join(copy, 'apps/web/CHANGELOG.md'), 'utf8')).toMatch(
      /### In the libs inside[\s\S]*#### @baize\/sport[\s\S]*the slip keeps its stakes/,
    );
    expect(git('status', '--porcelain')).toBe('');
    expect(explained(release('--dry-run'))).toMatch(/^Nothing to release\./);
  });
});
