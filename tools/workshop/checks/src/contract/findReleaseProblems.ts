import type { Change } from './Change.ts';
import { unreleasedSection } from './unreleasedSection.ts';

interface Versions {
  released: string;
  now: string;
}

const parts = (version: string) => version.split('.').map(Number);

/** Whether a version allows a breaking change: the major number is higher, or the minor one while the major is 0. */
function announcesBreak({ released, now }: Versions): boolean {
  const [oldMajor = 0, oldMinor = 0] = parts(released);
  const [major = 0, minor = 0] = parts(now);
  return major > oldMajor || (major === 0 && oldMajor === 0 && minor > oldMinor);
}

const lineOf = ({ operation, place, what }: Change) => `${operation}${place ? `, ${place}` : ''} ${what}`;

/**
 * Problems with the changes since the last release: a breaking change without a new version, an operation
 * missing from the changelog.
 */
export function findReleaseProblems(
  changes: readonly Change[],
  versions: Versions,
  changelog: string,
): string[] {
  const breaking = announcesBreak(versions) ? [] : changes.filter(({ breaking }) => breaking);
  const said = unreleasedSection(changelog) ?? '';
  const silent = new Set(
    changes.map(({ operationId }) => operationId).filter((id) => !new RegExp(`\\b${id}\\b`).test(said)),
  );
  return [
    ...breaking.map(
      (change) =>
        `${lineOf(change)}: this breaks clients of ${versions.released}. Revert it, or raise the version.`,
    ),
    ...[...silent].map(
      (id) => `${id} has changed. Describe the change under "Unreleased" in openapi/CHANGELOG.md.`,
    ),
  ];
}
