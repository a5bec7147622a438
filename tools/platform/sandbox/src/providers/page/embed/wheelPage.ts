import { fragment, type Raw } from '../../../http/html.ts';
import type { EmbedView } from '../../embed/EmbedView.ts';
import { moneyText } from '../../embed/moneyText.ts';
import { inCurrency, WHEEL } from '../../embed/prizes.ts';
import type { TurnView } from '../../embed/turnView.ts';
import { embedShell } from './embedShell.ts';
import { outcomePanel, outcomeTexts } from './outcome.ts';

const RADIUS = 186;
const SLICE = 360 / WHEEL.length;
const BULBS = 24;
const TOP_PRIZE = 1_000_00n;

const round = (value: number) => Math.round(value * 100) / 100;

function at(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
}

function tone(place: number): string {
  const amount = WHEEL[place]?.amount ?? 0n;
  if (amount === TOP_PRIZE) return 'top';
  return amount === 0n ? 'empty' : `tone${place % 4}`;
}

function slice(label: string, place: number): Raw {
  const middle = place * SLICE;
  const [from, to] = [middle - SLICE / 2, middle + SLICE / 2];
  const path = `M0 0L${at(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${at(to, RADIUS)}Z`;
  const label90 = middle - 90;
  return fragment`
    <g class="slice ${tone(place)}" data-place="${place}">
      <path d="${path}" />
      <text transform="rotate(${label90}) translate(160 0)" text-anchor="end" dominant-baseline="central">${label}</text>
    </g>`;
}

const bulb = (_: unknown, place: number): Raw => {
  const [x = '', y = ''] = at((place * 360) / BULBS, 206).split(' ');
  return fragment`<circle class="bulb" cx="${x}" cy="${y}" r="5" />`;
};

function wheelArt(labels: readonly string[], description: string): Raw {
  return fragment`
  <svg class="wheel" viewBox="-224 -246 448 470" role="img" aria-label="${description}">
    <defs>
      <linearGradient id="gold" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff3c4" /><stop offset="0.45" stop-color="#f0b43c" />
        <stop offset="0.55" stop-color="#b8741a" /><stop offset="1" stop-color="#ffe9a8" />
      </linearGradient>
      <radialGradient id="dome"><stop offset="0" stop-color="#fffbe6" /><stop offset="0.5" stop-color="#f2b942" /><stop offset="1" stop-color="#8d5410" /></radialGradient>
      <radialGradient id="shade"><stop offset="0.2" stop-color="#fff" stop-opacity="0.2" /><stop offset="0.7" stop-color="#fff" stop-opacity="0" /><stop offset="1" stop-color="#000" stop-opacity="0.45" /></radialGradient>
    </defs>
    <circle class="rim" r="220" />
    <circle class="track" r="${RADIUS + 8}" />
    <g class="disc" id="disc">
      ${labels.map(slice)}
      <circle class="gloss" r="${RADIUS}" />
    </g>
    <g class="bulbs">${Array.from({ length: BULBS }, bulb)}</g>
    <circle class="hubEdge" r="46" />
    <circle class="hub" r="38" />
    <path class="star" d="M0 -22 6 -7 22 -6 9 4 14 20 0 11 -14 20 -9 4 -22 -6 -6 -7Z" />
    <path class="pointer" d="M0 -168 -20 -222A20 20 0 0 1 20 -222Z" />
  </svg>`;
}

/** The wheel of fortune: twelve segments; the drawn one stops at the top. */
export function wheelPage(view: EmbedView, today: TurnView | undefined): string {
  const { texts, lang, currency } = view;
  const labels = WHEEL.map(({ amount }) =>
    amount === 0n ? '★' : moneyText(inCurrency(amount, currency), lang, currency),
  );
  return embedShell(view, {
    page: 'wheel',
    ...texts.wheel,
    hasMode: true,
    data: { ticket: view.ticket, today, slice: SLICE, texts: outcomeTexts(view) },
    main: fragment`
      <div class="board">${wheelArt(labels, texts.wheel.board(labels.join(', ')))}</div>
      <div class="side">
        <button class="go" id="go" type="button">${texts.wheel.act}</button>
        ${outcomePanel()}
      </div>`,
  });
}
