/** The materials of a figure's parts; each is lit differently. */
export type Stuff = 'skin' | 'hair' | 'cloth' | 'dark' | 'linen' | 'gold';

/** A part: its outline, and lines inside it that catch the light (folds, strands). */
export type Part = { stuff: Stuff; d: string; lines?: readonly string[] };

/**
 * A dealer in a box of 400 x 440: the part behind the table (its edge is at y = 404), and the arms, which reach over
 * it.
 */
export type Figure = {
  behind: readonly Part[];
  over: readonly Part[];
};
