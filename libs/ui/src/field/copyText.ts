/**
 * Copies a text to the clipboard.
 * @returns false if the browser doesn't allow it: an old one, or an iframe without the permission
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
