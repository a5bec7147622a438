import type { Change } from './Change.ts';
import { unreleasedOf } from './unreleasedOf.ts';

interface Versions {
  released: string;
  now: string;
}

const parts = (version: string) => version.split('.').map(Number);

/** Whether a version says that clients must look: the first number is higher, or the second while the first is 0. */
function announcesBreak({ released, now }: Versions): boolean {
  const [oldMajor = 0, oldMinor = 0] = parts(released);
  const [major = 0, minor = 0] = parts(now);
  return major > oldMajor || (major === 0 && oldMajor === 0 && minor > oldMinor);
}

const lineOf = ({ operation, place, what }: Change) => `${operation}${place ? `, ${place}` : ''} ${what}`;

/** What is wrong with the changes since the last release: a break that no version announces, an operation that the changelog leaves out. */
export function judgeChanges(changes: readonly Change[], versions: Versions, changelog: string): string[] {
  const breaking = announcesBreak(versions) ? [] : changes.filter(({ breaking }) => breaking);
  const said = unreleasedOf(changelog) ?? '';
  const silent = new Set(
    changes.map(({ operationId }) => operationId).filter((id) => !new RegExp(`\\b${id}\\b`).test(said)),
  );
  return [
    ...breaking.map(
      (change) =>
        `${lineOf(change)}: this breaks clients of ${versions.released}. Keep it, or raise the version.`,
    ),
    ...[...silent].map((id) => `${id} has changed. Say how under "Unreleased" in openapi/CHANGELOG.md.`),
  ];
}
