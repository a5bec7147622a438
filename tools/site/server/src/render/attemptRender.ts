import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import type { RenderRequest } from '@baize/shell/server';
import { RenderFailure } from './RenderFailure.ts';
import type { RenderLimits } from './RenderLimits.ts';
import type { FromWorker, RenderResult, RenderTask, ReplyToWorker } from './RenderTask.ts';

export type RenderThreads = Piscina<RenderTask | 'load', RenderResult>;

interface Attempt extends Pick<RenderLimits, 'queueMs' | 'renderMs' | 'graceMs'> {
  threads: RenderThreads;
  /** The location of the server code that renders it. */
  entry: string;
  request: RenderRequest;
  /** Called once, when the page no longer waits for a worker. */
  onDequeued: () => void;
}

/** Answers a render's requests from the main thread's cache. */
async function reply(port: MessagePort, fetch: typeof globalThis.fetch, id: number, url: string) {
  const response = await fetch(url).catch(() => new Response('{}', { status: 500 }));
  port.postMessage({ id, status: response.status, body: await response.text() } satisfies ReplyToWorker);
}

/**
 * Renders a page in one of the threads. The result is `lost` if the thread died because of another page before it began
 * this one. A thread that is still busy long after the deadline is terminated.
 * @throws RenderFailure if it isn't rendered in time, or its thread dies
 */
export async function attemptRender(attempt: Attempt): Promise<RenderResult | { lost: unknown }> {
  const { threads, entry, request, onDequeued, queueMs, renderMs, graceMs } = attempt;
  const { brand, path, language, device, closure, fetch } = request;
  const { port1: here, port2: port } = new MessageChannel();
  const late = Promise.withResolvers<never>();
  let timer = setTimeout(() => late.reject(new RenderFailure('queue')), queueMs);
  let hasBegun = false;
  const begin = (thread: number) => {
    hasBegun = true;
    onDequeued();
    clearTimeout(timer);
    timer = setTimeout(() => {
      late.reject(new RenderFailure('deadline'));
      void threads.threads.find(({ threadId }) => threadId === thread)?.terminate();
    }, renderMs + graceMs);
  };
  here.on('message', (message: FromWorker) => {
    if ('url' in message) void reply(here, fetch, message.id, message.url);
    else begin(message.thread);
  });
  const limits = { beginBy: Date.now() + queueMs, limitMs: renderMs };
  const ended = threads
    .run({ entry, brand, path, language, device, closure, port, ...limits }, { transferList: [port] })
    .finally(() => {
      if (!hasBegun) onDequeued();
      clearTimeout(timer);
      here.close();
    });
  try {
    return await Promise.race([ended, late.promise]);
  } catch (cause) {
    if (cause instanceof RenderFailure) throw cause;
    if (!hasBegun) return { lost: cause };
    throw new RenderFailure('crash', { cause });
  }
}
