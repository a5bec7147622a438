const MAX_DEPTH = 24;

/** Whether a text can be stored: no NUL, no lone surrogates. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Whether handlers can receive a parsed body: all texts are valid, and the nesting isn't too deep. */
export function isStorableJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(
    ([name, item]) => isStorableText(name) && isStorableJson(item, depth + 1),
  );
}
