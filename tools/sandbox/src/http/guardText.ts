const MAX_DEPTH = 24;

/** Whether a text can be stored and sent on: no NUL, no half of a surrogate pair. */
export const isSoundText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Whether a parsed body is one that handlers may see: sound texts, and no deeper than anything real. */
export function isSoundJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isSoundText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(([name, item]) => isSoundText(name) && isSoundJson(item, depth + 1));
}
