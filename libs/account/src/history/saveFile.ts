/** Saves a file of this page to the player's device. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  /* The browser must have started reading before the URL is revoked. */
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
