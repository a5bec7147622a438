import type { Language } from '@baize/i18n/languages';
import type { AppName } from '@baize/site-server/apps';

/** A page that was rendered ahead. */
export interface StaticPage {
  slug: string;
  app: AppName;
  language: Language;
  /** `/casino`; undefined for the page without markup, which the browser renders for every other URL. */
  path?: string;
  /** With `NONCE` where a reply has its own. */
  html: string;
  /** The headers of a reply with it, by lower-case name, also with `NONCE`. */
  headers: Readonly<Record<string, string>>;
}

/** Replaced by nginx in each reply, in markup and headers. */
export const NONCE = 'BAIZE-NONCE';
