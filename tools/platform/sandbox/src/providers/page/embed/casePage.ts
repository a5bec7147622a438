import { fragment, type Raw } from '../../../http/html.ts';
import type { EmbedView } from '../../embed/EmbedView.ts';
import { numberText } from '../../embed/moneyText.ts';
import { CASES } from '../../embed/prizes.ts';
import type { TurnView } from '../../embed/turnView.ts';
import { embedShell } from './embedShell.ts';
import { outcomePanel, outcomeTexts } from './outcome.ts';

/** A case: a box with a gem in its tier's colour. */
function caseTile({ texts, lang }: EmbedView, place: number): Raw {
  const { amount } = CASES[place] ?? { amount: 0n };
  return fragment`
    <div class="tile tier${place}">
      <svg viewBox="0 0 120 100" aria-hidden="true">
        <path class="halo" d="M60 2 112 46 60 92 8 46Z" />
        <path class="back" d="M22 34 60 20 98 34 60 48Z" />
        <path class="left" d="M22 34 60 48V92L22 76Z" /><path class="right" d="M98 34 60 48V92L98 76Z" />
        <path class="gem" d="M60 8 78 26 60 50 42 26Z" /><path class="facet" d="M60 8 69 26 60 50 51 26Z" />
        <path class="strap" d="M38 40 46 43V86L38 83ZM82 40 74 43V86L82 83Z" />
      </svg>
      <b>${numberText(amount, lang)}</b><small>${texts.case.tiers[place]}</small>
    </div>`;
}

const chanceOf = (place: number, { lang }: EmbedView): string =>
  new Intl.NumberFormat(lang === 'en' ? 'en-GB' : 'tr-TR').format(CASES[place]?.weight ?? 0);

/** The case page: a reel of cases that stops at today's. */
export function casePage(view: EmbedView, payload: string, today: TurnView | undefined): string {
  const { texts } = view;
  const chance = (_: unknown, place: number): Raw => fragment`
    <li>${caseTile(view, place)}<p>${texts.case.chance(chanceOf(place, view))}</p></li>`;
  return embedShell(view, {
    page: 'case',
    ...texts.case,
    data: { payload, today, texts: { ...outcomeTexts(view), credited: texts.playOnly } },
    main: fragment`
      <div class="window"><div class="reel" id="reel" aria-hidden="true"></div></div>
      <button class="go" id="go" type="button">${texts.case.act}</button>
      ${outcomePanel()}
      <section class="panel" aria-labelledby="contents">
        <h2 id="contents">${texts.case.contents}</h2>
        <ul class="contents" id="kinds">${CASES.map(chance)}</ul>
      </section>`,
  });
}
