/**
 * `npm run release [-- --dry-run]`: raises the versions of the apps and libs that have changed since their last release,
 * writes their changelogs, commits, and tags each as `<project>@<version>`. It pushes nothing.
 */
import { libsOf } from '@baize/build';
import { readArguments, UsageError } from '@baize/http';
import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { releaseChangelog, releaseVersion } from 'nx/release';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { runCommand } from '../runCommand.ts';
import { addLibNotes } from './addLibNotes.ts';
import { explainRelease, type ReleasedProject } from './explainRelease.ts';
import { readChanges } from './readChanges.ts';

/** Nx commits and tags only with all changelogs written; so do we, since the apps' get more. */
const WITHOUT_GIT = { gitCommit: false, gitTag: false, stageChanges: false };

type Versions = Awaited<ReturnType<typeof releaseVersion>>['projectsVersionData'];
type Entries = NonNullable<Awaited<ReturnType<typeof releaseChangelog>>['projectChangelogs']>;

const tagOf = (name: string, version: string) => `${name}@${version}`;

/** What is released and why, the libs before the apps. */
function projectsOf(versions: Versions, { nodes }: ProjectGraph): ReleasedProject[] {
  const rootOf = (name: string) => nodes[name]?.data.root ?? '';
  const changesOf = new Map(
    Object.entries(versions).map(([name, { currentVersion }]) => [
      name,
      readChanges(tagOf(name, currentVersion), rootOf(name)),
    ]),
  );
  const changesIn = (name: string) => changesOf.get(name) ?? [];
  return Object.entries(versions)
    .map(([name, { currentVersion, newVersion }]) => ({
      name,
      from: currentVersion,
      to: newVersion ?? undefined,
      changes: changesIn(name),
      contains: Object.keys(libsOf(join(ROOT, rootOf(name))))
        .filter((lib) => changesIn(lib).length > 0)
        .map((lib) => ({ name: lib, changes: changesIn(lib) })),
    }))
    .sort((a, b) => rootOf(b.name).localeCompare(rootOf(a.name), 'en'));
}

/** Adds to each app's changelog what has changed in the libs inside. */
function completeChangelogs(entries: Entries, { nodes }: ProjectGraph) {
  for (const [name, { contents }] of Object.entries(entries)) {
    const root = nodes[name]?.data.root ?? '';
    if (!root.startsWith('apps/')) continue;
    const libs = Object.keys(libsOf(join(ROOT, root))).flatMap((lib) => {
      const entry = entries[lib]?.contents;
      return entry === undefined ? [] : [{ name: lib, entry }];
    });
    const file = join(ROOT, root, 'CHANGELOG.md');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(contents, () => addLibNotes(contents, libs)),
    );
  }
}

function commitAndTag(released: readonly ReleasedProject[]) {
  const tags = released.map(({ name, to = '' }) => tagOf(name, to));
  runCommand('git', ['add', '--', 'apps', 'libs', 'package-lock.json']);
  runCommand('git', ['commit', '--quiet', '-m', `chore(release): publish\n\n${tags.join('\n')}`]);
  for (const tag of tags) runCommand('git', ['tag', '-a', tag, '-m', tag]);
}

async function release(dryRun: boolean) {
  if (!dryRun && runCommand('git', ['status', '--porcelain']).trim() !== '')
    throw new UsageError('There are uncommitted changes. Commit them first: a release is a commit.');
  const graph = await createProjectGraphAsync();
  const { projectsVersionData: versions, releaseGraph } = await releaseVersion({ dryRun, ...WITHOUT_GIT });
  const projects = projectsOf(versions, graph);
  const released = projects.filter(({ to }) => to !== undefined);
  if (released.length > 0) {
    const { projectChangelogs = {} } = await releaseChangelog({
      ...{ dryRun, ...WITHOUT_GIT, versionData: versions, releaseGraph, createRelease: false },
    });
    if (!dryRun) {
      completeChangelogs(projectChangelogs, graph);
      commitAndTag(released);
    }
  }
  console.log(`\n${explainRelease(projects)}`);
  if (dryRun)
    console.log('\nThis was a dry run: nothing has changed. Without --dry-run it is committed and tagged.');
  else if (released.length > 0) console.log('\nPush it: git push --follow-tags');
}

try {
  const { 'dry-run': dryRun = false } = readArguments(process.argv.slice(2), {
    'dry-run': { type: 'boolean' },
  });
  await release(dryRun);
  process.exit(0);
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exit(1);
}
