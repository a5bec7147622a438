import type { MessagePort } from 'node:worker_threads';
import type { Brand } from '@baize/brand';
import type { Closure, DeviceId } from '@baize/site';
import type { Language } from '@baize/i18n/languages';
import type { RenderedPage } from '@baize/shell/server';

/** Data for a starting render worker: the locations of the server code of all releases. */
export type ServerEntries = readonly string[];

/** A page to be rendered. */
export interface RenderTask {
  /** The location of the server code that renders it. */
  entry: string;
  brand: Brand;
  path: string;
  language: Language;
  device?: DeviceId | undefined;
  closure?: Closure;
  /** For messages between the render and the main thread, which has the platform's replies. */
  port: MessagePort;
  /** The deadline for starting, after which the page is no longer needed, ms since 1970. */
  beginBy: number;
  /** How long it may take, ms. */
  limitMs: number;
}

/** The result of a task, unless its worker died. */
export type RenderResult =
  | { page: RenderedPage<unknown> | undefined }
  | { late: 'queue' | 'deadline' }
  | { error: unknown };

/** The render has begun in this thread, or requests a platform reply. */
export type FromWorker = { thread: number } | { id: number; url: string };

export interface ReplyToWorker {
  id: number;
  status: number;
  body: string;
}
