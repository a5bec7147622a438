import type { Setting } from '../LiveBox.ts';

/** The parts behind the dealer and those in front. */
export type TableThings = { back: string; front: string };

/** Draws the things on a table. */
export type Arrange = (s: Setting) => TableThings;
