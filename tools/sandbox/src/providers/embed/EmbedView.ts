import type { Lang } from '../../contract/lang.ts';
import type { EmbedTexts } from './embedTexts.ts';

/** What every embedded page is drawn from. Names come from the address: anybody can have typed them. */
export interface EmbedView {
  lang: Lang;
  texts: EmbedTexts;
  /** The site's name, when the address names a brand. */
  site: string;
  /** The brand whose colours and faces it has; without one it has its own. */
  slug: string | undefined;
  /** The visitor's choice; the brand's own when nothing is said. */
  scheme: 'dark' | 'light' | undefined;
  username: string;
  mode: 'real' | 'play';
  currency: number;
  /** The address's proof, when it is good. */
  ticket: string;
}
