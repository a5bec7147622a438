import type { Setting } from '../LiveBox.ts';

/** What stands behind the dealer, and what lies in front. */
export type TableThings = { back: string; front: string };

/** Arranges what is played with in a setting. */
export type Arrange = (s: Setting) => TableThings;
