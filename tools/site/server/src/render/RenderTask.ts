import type { MessagePort } from 'node:worker_threads';
import type { Brand, Closure, DeviceId } from '@baize/brand';
import type { Language } from '@baize/i18n/languages';
import type { RenderedPage } from '@baize/shell/server';
import type { AppName } from '../apps.ts';

/** What a render worker gets when it starts: where each app's code for the server is. */
export type ServerEntries = Partial<Record<AppName, string>>;

/** A page to be rendered. */
export interface RenderTask {
  app: AppName;
  brand: Brand;
  path: string;
  language: Language;
  device?: DeviceId | undefined;
  closure?: Closure;
  /** For messages between the render and the main thread, which has the platform's replies. */
  port: MessagePort;
  /** When nobody waits for it any more if it hasn't begun, ms since 1970. */
  beginBy: number;
  /** How long it may take, ms. */
  limitMs: number;
}

/** How a task ended, unless its worker died. */
export type RenderResult =
  | { page: RenderedPage<unknown> | undefined }
  | { late: 'queue' | 'deadline' }
  | { error: unknown };

/** The render has begun in this thread, or asks for a reply of the platform. */
export type FromWorker = { thread: number } | { id: number; url: string };

export interface ReplyToWorker {
  id: number;
  status: number;
  body: string;
}
