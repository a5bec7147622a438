/* @chunk fields */
/** Whether a platform flag is set: 1, `'1'` or true. */
export const decodeBoolean = (flag: unknown): boolean => flag === true || String(flag) === '1';
