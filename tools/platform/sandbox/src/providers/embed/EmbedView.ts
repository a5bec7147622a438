import type { Lang } from '../../contract/lang.ts';
import type { EmbedTexts } from './embedTexts.ts';

/** The data of an embedded page. Names come from the URL, so they are untrusted. */
export interface EmbedView {
  lang: Lang;
  texts: EmbedTexts;
  /** The site's name, if the URL has a brand. */
  site: string;
  /** The brand of the theme; without one the page has a default theme. */
  slug: string | undefined;
  /** The visitor's choice; undefined for the brand's default. */
  scheme: 'dark' | 'light' | undefined;
  username: string;
  mode: 'real' | 'play';
  currency: number;
  /** The URL's ticket, if valid. */
  ticket: string;
}
