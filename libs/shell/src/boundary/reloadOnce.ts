import { storedText } from '@baize/site';

/** The build for which this browser has already reloaded. */
const reloadedFor = storedText('reloaded_build');

interface Situation {
  /** Identifies the running build. */
  build: string;
  /** True while a money form is filled in or a game is in play. */
  isKept: boolean;
}

/** Whether to reload for a missing chunk: once per build, and never if input or a game would be lost. */
export function shouldReload({ build, isKept }: Situation): boolean {
  if (isKept || build === '' || reloadedFor.get() === build) return false;
  reloadedFor.set(build);
  /* Without storage, it would reload forever. */
  return storedText('reloaded_build').get() === build;
}

/** The build's entry file has a hash in its name. */
export const currentBuild = (): string => new URL(import.meta.url).pathname;
