import { median } from '../median.ts';
import type { HistoryEntry } from './HistoryEntry.ts';

/** A figure that grew, and the commits between which it did. */
export interface Growth {
  figure: string;
  before: number;
  now: number;
  /** The last commit with the smaller figure. */
  since: string;
  commit: string;
}

/** A figure that is larger than before by more than this has grown. */
const FIFTH = 0.2;
/** The median of so many earlier runs is what "before" means: a single lucky run isn't. */
const EARLIER_RUNS = 5;

/** Smaller differences are noise: of ratios a twentieth. */
const SMALLEST = 0.05;

const appOf = ({ app = 'mobile-web' }: HistoryEntry) => app;

const isComparable = (a: HistoryEntry, b: HistoryEntry) =>
  a.brand === b.brand && a.cpu === b.cpu && appOf(a) === appOf(b);

/**
 * The figures of a run that have grown by more than a fifth, compared with the runs before it of the same brand, app
 * and CPU slowdown.
 */
export function growthsOf(now: HistoryEntry, history: readonly HistoryEntry[]): Growth[] {
  const earlier = history.filter((entry) => isComparable(entry, now)).slice(-EARLIER_RUNS);
  return Object.entries(now.figures).flatMap(([figure, value]) => {
    const had = earlier.filter(({ figures }) => Object.hasOwn(figures, figure));
    const last = had.at(-1);
    if (!last) return [];
    const before = median(had.map(({ figures }) => figures[figure] ?? 0));
    const hasGrown = value > before * (1 + FIFTH) && value - before > SMALLEST;
    return hasGrown ? [{ figure, before, now: value, since: last.commit, commit: now.commit }] : [];
  });
}
