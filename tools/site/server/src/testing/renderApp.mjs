/** An app for the tests of the render workers; its behavior depends on the URL. */

const page = (html) => ({
  head: '',
  html,
  styles: '',
  state: {},
  chunks: [],
  complete: true,
  found: true,
});

const PAGES = {
  /** Never ends, without blocking the thread. */
  '/endless': () => new Promise(() => {}),
  /** Blocks its thread forever. */
  '/busy': () => {
    for (;;);
  },
  '/broken': () => {
    throw new TypeError('broken');
  },
  /** An unhandled rejection. */
  '/crash': () => {
    setTimeout(() => {
      throw new Error('crash');
    });
    return new Promise(() => {});
  },
  '/options': async ({ fetch }) => {
    const asked = await Promise.all([
      fetch(new Request('http://site/_api/options')),
      fetch('http://site/_api/options'),
    ]);
    return page((await Promise.all(asked.map((reply) => reply.text()))).join(' '));
  },
};

export const renderApp = async (request) =>
  PAGES[request.path.split('?')[0]]?.(request) ??
  page(`${request.brand.name} ${request.path} ${request.language}`);
