/**
 * Resolves in a new task, so that several jobs that start together don't block the page as one long task. On
 * the server, which has no page to keep responsive, it resolves at once.
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
