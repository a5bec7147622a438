import { storedJson } from '@baize/site';
import { useStore } from '@baize/ui/store';

const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

/** The ids of the opened stories (spec 2/2.11/2). */
const viewed = storedJson('viewed_stories', isIds);
const NONE: readonly number[] = [];
/** Old stories disappear from the site, so their ids needn't be kept forever. */
const REMEMBERED = 500;

export const useViewedStories = (): readonly number[] => useStore(viewed) ?? NONE;

export function markViewed(id: number) {
  const ids = viewed.get() ?? [];
  if (!ids.includes(id)) viewed.set([...ids, id].slice(-REMEMBERED));
}
