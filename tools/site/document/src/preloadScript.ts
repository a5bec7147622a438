/**
 * Preloads the files of the page's script. Resolves when all but one have arrived or failed: what is requested then
 * doesn't compete with them, since its bytes arrive a round trip later; and after 2.5 s if they take longer. Inlined
 * into the page as text (`bootstrapScript`).
 *
 * @param entry requested at once
 * @param others each in a separate task, because so many at once would block the page
 */
export const preloadScript = (entry: readonly string[], others: readonly string[], nonce: string) =>
  new Promise<void>((resolve) => {
    const slow = setTimeout(resolve, 2500);
    let expected = entry.length + others.length;
    const noteArrival = () => {
      expected -= 1;
      if (expected !== 1) return;
      clearTimeout(slow);
      resolve();
    };
    const preload = (href: string) => {
      const link = { rel: 'modulepreload', href, nonce, onload: noteArrival, onerror: noteArrival };
      document.head.appendChild(Object.assign(document.createElement('link'), link));
    };
    entry.forEach(preload);
    for (const file of others) setTimeout(preload, 0, file);
  });
