import { extname, join } from 'node:path';
import { Piscina } from 'piscina';
import type { RenderRequest } from '@baize/shell/server';
import type { AppFiles } from '../AppFiles.ts';
import type { Log } from '../log/createLog.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import { attemptRender, type RenderThreads } from './attemptRender.ts';
import { RenderFailure } from './RenderFailure.ts';
import type { RenderLimits } from './RenderLimits.ts';
import type { RenderResult, ServerEntries } from './RenderTask.ts';

const LIMITS: RenderLimits = { queue: 16, queueMs: 1_000, renderMs: 3_000, graceMs: 500 };
/** Concurrent renders per worker: while one waits for the platform, another one renders. */
const AT_A_TIME = 4;
/** Rendering yields to the main thread if there are fewer cores than threads. */
const NICE = 10;
/** One for all pages: recording a stack for each would take longer than the rest of a refused page. */
const QUEUE_IS_FULL = new RenderFailure('queue');

interface PoolOptions {
  entries: ServerEntries;
  workers: number;
  log: Log;
  metrics: Metrics;
  limits?: Partial<RenderLimits>;
}

export interface RenderPool {
  /** The `renderApp` of one of the entries in a worker. @throws RenderFailure if the page isn't rendered in time */
  renderer: (entry: string) => NonNullable<AppFiles['renderApp']>;
  /** Resolves when the workers have loaded the apps. @throws if one of them can't */
  ready: Promise<unknown>;
  close: () => Promise<void>;
}

const startThreads = (entries: ServerEntries, workers: number): RenderThreads =>
  new Piscina({
    /* The source, or the bundle next to this one. */
    filename: join(import.meta.dirname, `renderWorker${extname(import.meta.filename)}`),
    name: 'renderWorker',
    workerData: entries,
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: AT_A_TIME,
    /* An idle worker must not block, because abandoned renders may still be finishing. */
    atomics: 'disabled',
    niceIncrement: NICE,
    recordTiming: false,
    env: { ...process.env, NODE_ENV: 'production' },
  });

/**
 * Renders pages in worker threads, to keep the main thread free for calls to the platform (ADR 59). An overlong queue,
 * a render that takes too long, or a dying worker causes a `RenderFailure`; a worker blocked by a render is replaced.
 */
export function createRenderPool({ entries, workers, log, metrics, limits }: PoolOptions): RenderPool {
  const { queue, ...times } = { ...LIMITS, ...limits };
  const threads = startThreads(entries, workers);
  threads.on('error', (error) => log.error({ err: error }, 'A render worker failed'));
  let waiting = 0;
  let isClosed = false;
  const countWaiting = (change: 1 | -1) => metrics.renderQueue.set((waiting += change));

  async function render(entry: string, request: RenderRequest, mayRepeat = true): Promise<RenderResult> {
    if (waiting >= queue * workers) throw QUEUE_IS_FULL;
    countWaiting(1);
    const result = await attemptRender({
      ...{ threads, entry, request, ...times },
      onDequeued: () => countWaiting(-1),
    });
    if (!('lost' in result)) return result;
    if (mayRepeat && !isClosed) return render(entry, request, false);
    throw new RenderFailure('crash', { cause: result.lost });
  }

  return {
    renderer: (entry) => async (request) => {
      const result = await render(entry, request);
      if ('error' in result) throw result.error;
      if ('late' in result) throw new RenderFailure(result.late);
      return result.page;
    },
    ready: Promise.all(Array.from({ length: workers }, () => threads.run('load'))),
    close: () => {
      isClosed = true;
      return threads.destroy();
    },
  };
}
