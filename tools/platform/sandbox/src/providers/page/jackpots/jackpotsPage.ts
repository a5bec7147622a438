import type { JackpotTier } from '@baize/api';
import type { Lang, Texts } from '../../../contract/lang.ts';
import { fragment, html, type Raw } from '../../../http/html.ts';
import { moneyText } from '../../embed/moneyText.ts';
import { pageHead } from '../shell/pageHead.ts';

export interface JackpotsView {
  lang: Lang;
  scheme: 'dark' | 'light' | undefined;
  /** The brand that provides its colours. */
  slug: string | undefined;
  tiers: readonly JackpotTier[];
}

const TITLE: Texts = { tr: 'Büyüyen ödüller', en: 'Growing prizes' };
const LIRA = 1;

const row = ({ lang }: JackpotsView, { name, amount }: JackpotTier): Raw => fragment`
  <li class="${name}"><span lang="en">${name}</span><b>${moneyText(BigInt(amount), lang, LIRA)}</b></li>`;

/** The four tiers, largest first, as a standalone page. */
export function jackpotsPage(view: JackpotsView): string {
  const { lang, scheme, slug, tiers } = view;
  const head = pageHead({ title: TITLE[lang], styles: ['shared/base', 'jackpots/jackpots'], theme: slug });
  return html`<!doctype html>
    <html lang="${lang}" ${scheme !== undefined && fragment`data-scheme="${scheme}"`}>
      ${head}
      <body>
        <main>
          <h1>${TITLE[lang]}</h1>
          <ul>
            ${tiers.toReversed().map((tier) => row(view, tier))}
          </ul>
        </main>
      </body>
    </html> `;
}
