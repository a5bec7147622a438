import { storedJson } from '@baize/brand';
import { useStore } from '@baize/ui/store';

const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

/** The ids of the stories that were opened (spec 2/2.11/2). */
const viewed = storedJson('viewed_stories', isIds);
const NONE: readonly number[] = [];
/** Old stories disappear from the site; their ids needn't be stored forever. */
const REMEMBERED = 500;

export const useViewedStories = (): readonly number[] => useStore(viewed) ?? NONE;

export function markViewed(id: number) {
  const ids = viewed.get() ?? [];
  if (!ids.includes(id)) viewed.set([...ids, id].slice(-REMEMBERED));
}
