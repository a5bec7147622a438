/** A platform flag counts as set only if it's the string '1' (spec 1/3.options/13). */
export const isOptionOn = (flag: unknown): boolean => flag === '1';
