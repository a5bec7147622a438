import { ChunkLoadError } from './ChunkLoadError.ts';

/** How long code may take to load (spec 2/9.shell/2). */
const TIMEOUT_MS = 120_000;
/** A page that is still open after this time wasn't left after all. */
const LEAVING_MS = 10_000;
/** What browsers report when a module can't be fetched; an error inside the module has another message. */
const GONE = /dynamically imported module|importing a module script|failed to load module|preload css/i;

const failureOf = (error: unknown) =>
  error instanceof Error && GONE.test(error.message) ? 'missing' : 'error';

const connected = () =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) resolve();
    else addEventListener('online', () => resolve(), { once: true });
  });

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Code that failed to load is requested once more when online: it may have been the connection. As soon as a link is
 * followed, Firefox cancels the requests of the page that is left, which fails the same way: an error would cover that
 * page, and its reload would cancel the link.
 */
async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  let isLeaving = false;
  const leave = () => (isLeaving = true);
  /* Only while code loads, because browsers don't keep a page with this listener for going back. */
  globalThis.window?.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (error) {
    if (failureOf(error) !== 'missing') throw error;
    if (isLeaving) await pause(LEAVING_MS);
    await connected();
    return load();
  } finally {
    globalThis.window?.removeEventListener('beforeunload', leave);
  }
}

/** Loads code; any failure is a `ChunkLoadError`. */
export async function importChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([loadAgain(load), late]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(failureOf(cause), { cause });
  } finally {
    clearTimeout(timer);
  }
}
