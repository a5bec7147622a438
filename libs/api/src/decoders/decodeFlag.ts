/** Whether a platform flag is set: 1, `'1'` or true. */
export const decodeFlag = (flag: unknown): boolean => flag === true || String(flag) === '1';
