/** Runs in a worker thread: renders the pages that `createRenderPool` sends. */
import { threadId, workerData, type MessagePort } from 'node:worker_threads';
import type { AppFiles } from '../AppFiles.ts';
import type { FromWorker, RenderResult, RenderTask, ReplyToWorker, ServerEntries } from './RenderTask.ts';

type Entry = Pick<AppFiles, 'renderApp'>;

const entries = new Map(
  (workerData as ServerEntries).map((url) => [url, import(url) as Promise<Entry>] as const),
);

/** A `fetch` that gets its replies from the main thread, which caches them for all workers. */
function fetchThrough(port: MessagePort): typeof fetch {
  const waiting = new Map<number, (reply: ReplyToWorker) => void>();
  let last = 0;
  port.on('message', (reply: ReplyToWorker) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  return async (input) => {
    const url = typeof input === 'object' && 'url' in input ? input.url : String(input);
    const id = (last += 1);
    const { status, body } = await new Promise<ReplyToWorker>((resolve) => {
      waiting.set(id, resolve);
      port.postMessage({ id, url } satisfies FromWorker);
    });
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };
}

async function render({
  port,
  beginBy,
  limitMs,
  entry: location,
  ...request
}: RenderTask): Promise<RenderResult> {
  if (Date.now() > beginBy) return { late: 'queue' };
  const deadline = new AbortController();
  const over = Promise.withResolvers<RenderResult>();
  const timer = setTimeout(() => {
    over.resolve({ late: 'deadline' });
    deadline.abort();
  }, limitMs);
  const attempt = async (): Promise<RenderResult> => {
    try {
      const entry = await entries.get(location);
      port.postMessage({ thread: threadId } satisfies FromWorker);
      const { signal } = deadline;
      return { page: await entry?.renderApp?.({ ...request, fetch: fetchThrough(port), signal }) };
    } catch (error) {
      return { error };
    }
  };
  try {
    return await Promise.race([attempt(), over.promise]);
  } finally {
    clearTimeout(timer);
    port.close();
  }
}

/**
 * Renders a page, or just loads the apps. Ends at the deadline even if the app never finishes, unless the app blocks
 * the thread.
 */
export async function renderWorker(task: RenderTask | 'load'): Promise<RenderResult> {
  if (task !== 'load') return render(task);
  await Promise.all(entries.values());
  return { page: undefined };
}
