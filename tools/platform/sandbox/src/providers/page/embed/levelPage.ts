import { fragment, type Raw } from '../../../http/html.ts';
import type { EmbedView } from '../../embed/EmbedView.ts';
import { LEVELS, standingOf, type Standing } from '../../embed/levels.ts';
import { numberText } from '../../embed/moneyText.ts';
import { embedShell } from './embedShell.ts';

const SHIELD = 'M60 6 108 22V62Q108 104 60 128Q12 104 12 62V22Z';
const INNER = 'M60 17 98 30V62Q98 96 60 116Q22 96 22 62V30Z';
const STAR = 'M60 36 67 55 88 56 71 68 77 88 60 76 43 88 49 68 32 56 53 55Z';

function shield(level: number, number: number): Raw {
  return fragment`
    <svg class="shield tone${level}" viewBox="0 0 120 134" aria-hidden="true">
      <path class="outer" d="${SHIELD}" /><path class="inner" d="${INNER}" />
      <path class="sheen" d="M60 17 98 30V62Q98 70 95 77L22 40V30Z" />
      <path class="emblem" d="${STAR}" />
      <text x="60" y="107" text-anchor="middle">${number}</text>
    </svg>`;
}

/** An SVG progress bar of a hundred parts: the CSP forbids inline styles. */
const progress = (percent: number): Raw => fragment`
  <svg class="progress" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect class="way" width="100" height="6" /><rect class="gone" width="${percent}" height="6" />
  </svg>`;

function leftText({ texts, lang }: EmbedView, { level, missing }: Standing): string {
  if (missing === undefined) return texts.level.top;
  return texts.level.left(numberText(missing, lang), texts.level.names[level + 1] ?? '');
}

function rung({ texts, lang }: EmbedView, level: number, current: number): Raw {
  const standing = level === current ? texts.level.here : level < current ? texts.level.done : '';
  const state = level === current ? 'here' : level < current ? 'done' : 'ahead';
  return fragment`
    <li class="rung ${state}">
      ${shield(level, level + 1)}
      <span class="rank"><b>${texts.level.names[level]}</b><small>${standing}</small></span>
      <span class="from">${numberText(LEVELS[level] ?? 0n, lang)}+</span>
    </li>`;
}

/** The level page: the level of a total deposit (minor units). */
export function levelPage(view: EmbedView, total: bigint): string {
  const { texts, lang } = view;
  const standing = standingOf(total);
  const { level, percent } = standing;
  return embedShell(view, {
    page: 'level',
    ...texts.level,
    main: fragment`
      <section class="panel now">
        ${shield(level, level + 1)}
        <div>
          <p class="soft">${texts.level.number(level + 1)}</p>
          <p class="name">${texts.level.names[level]}</p>
          <p class="soft">${texts.level.total}: <b>${numberText(total, lang)}</b></p>
          ${progress(percent)}
          <p class="soft">${leftText(view, standing)}</p>
        </div>
      </section>
      <section class="panel" aria-labelledby="ladder">
        <h2 id="ladder">${texts.level.ladder}</h2>
        <ol class="ladder">${LEVELS.map((_, place) => rung(view, place, level))}</ol>
      </section>`,
  });
}
