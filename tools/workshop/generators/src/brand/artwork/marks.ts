import { GEOMETRIC_MARKS } from './geometricMarks.ts';
import { FIGURATIVE_MARKS } from './figurativeMarks.ts';

/** Every mark that a generated brand can have, by name. */
export const MARKS = { ...GEOMETRIC_MARKS, ...FIGURATIVE_MARKS };
export type MarkName = keyof typeof MARKS;

export const MARK_NAMES = Object.keys(MARKS) as MarkName[];
export const isMark = (name: string): name is MarkName => name in MARKS;
