/** What a part of a figure is made of; each is lit in its own way. */
export type Stuff = 'skin' | 'hair' | 'cloth' | 'dark' | 'linen' | 'gold';

/** One part: its outline, and lines within it that catch the light (folds, strands). */
export type Part = { stuff: Stuff; d: string; lines?: readonly string[] };

/**
 * A dealer in a box of 400 x 440: what stands behind the table (its edge is at y = 404), and the arms that come over
 * it.
 */
export type Figure = {
  behind: readonly Part[];
  over: readonly Part[];
};
