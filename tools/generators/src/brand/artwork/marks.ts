import { GEOMETRIC_MARKS } from './geometricMarks.ts';
import { PICTURED_MARKS } from './picturedMarks.ts';

/** Every mark that a generated brand can have, by name. */
export const MARKS = { ...GEOMETRIC_MARKS, ...PICTURED_MARKS };
export type MarkName = keyof typeof MARKS;

export const MARK_NAMES = Object.keys(MARKS) as MarkName[];
export const isMark = (name: string): name is MarkName => name in MARKS;
