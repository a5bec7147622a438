/**
 * Puts a text on the clipboard.
 * @returns false where the browser does not allow it: an old one, or a frame without the permission
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
