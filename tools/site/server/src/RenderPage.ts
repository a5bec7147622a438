import type { Brand } from '@baize/brand';
import type { Language } from '@baize/i18n/languages';
import type { RenderedPage } from '@baize/shell/server';
import type { Closure, DeviceId } from '@baize/site';
import type { AppFiles } from './AppFiles.ts';
import type { AppName } from './apps.ts';

export interface PageRequest {
  brand: Brand;
  app: AppName;
  files: AppFiles;
  /** The page's normalized URL: without anything that the page doesn't depend on (`cachedAddress`, ADR 60). */
  path: string;
  /** The visitor's. */
  language: Language;
  /** The visitor's window class; the app's own until it's known. */
  device?: DeviceId | undefined;
  /** The page of a closed site. */
  closure?: Closure;
}

export interface CachedPage {
  /** Undefined if the page couldn't be rendered. */
  rendered?: RenderedPage<string>;
  /** Files to preload with the entry. */
  preload: string[];
  /** Files to preload as well if the browser has a session. */
  playerPreload: string[];
  /** When it was rendered, ms since 1970. */
  at: number;
  /** There was no time to render it now; it may be rendered for the next visitor. */
  isRefused?: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<CachedPage>;
