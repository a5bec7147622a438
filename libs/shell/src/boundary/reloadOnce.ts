import { storedText } from '@baize/brand';

/** The build for which this browser has reloaded already. */
const reloadedFor = storedText('reloaded_build');

interface Situation {
  /** What names the build that is running. */
  build: string;
  /** A begun money form, or a game in play. */
  isKept: boolean;
}

/** Whether the page may be reloaded for code that is gone: once for each build, and never over what would be lost. */
export function mayReload({ build, isKept }: Situation): boolean {
  if (isKept || build === '' || reloadedFor.get() === build) return false;
  reloadedFor.set(build);
  /* Where nothing can be stored it would reload without end. */
  return storedText('reloaded_build').get() === build;
}

/** The build's entry has a hash in its name. */
export const runningBuild = (): string => new URL(import.meta.url).pathname;
