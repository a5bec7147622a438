const MAX_DEPTH = 24;

/** Whether a text can be stored: no NUL, no lone surrogates. */
export const isSoundText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Whether handlers can receive a parsed body: all texts are valid, and the nesting isn't too deep. */
export function isSoundJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isSoundText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(([name, item]) => isSoundText(name) && isSoundJson(item, depth + 1));
}
