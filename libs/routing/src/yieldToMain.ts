/**
 * Resolves in a task of its own, so that several things that are started in one go do not hold the page up together. On
 * the server, where nobody waits for a page to answer, at once.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined') return resolve();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
