import { fragment, type Raw } from '../../../http/html.ts';
import type { EmbedView } from '../../embed/EmbedView.ts';
import { CHESTS } from '../../embed/prizes.ts';
import type { TurnView } from '../../embed/turnView.ts';
import { embedShell } from './embedShell.ts';
import { outcomePanel, outcomeTexts } from './outcome.ts';

const DEFS = fragment`
  <svg class="filters" aria-hidden="true">
    <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9652c" /><stop offset="1" stop-color="#5a2c10" /></linearGradient>
    <linearGradient id="lidWood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d08a44" /><stop offset="1" stop-color="#7c421a" /></linearGradient>
    <linearGradient id="metal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0b8" /><stop offset="0.5" stop-color="#e7a733" /><stop offset="1" stop-color="#9a5d12" /></linearGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="#fff6c9" /><stop offset="0.5" stop-color="#ffd15c" stop-opacity="0.7" /><stop offset="1" stop-color="#ffb52e" stop-opacity="0" /></radialGradient>
  </svg>`;

/** A chest that can be opened: the lid turns up and light comes out. */
const CHEST = fragment`
  <svg class="chest" viewBox="0 0 120 112" aria-hidden="true">
    <ellipse class="shadow" cx="60" cy="104" rx="48" ry="7" />
    <ellipse class="glow" cx="60" cy="52" rx="58" ry="50" />
    <g class="coins"><circle cx="42" cy="54" r="9" /><circle cx="60" cy="49" r="11" /><circle cx="79" cy="54" r="9" /><circle cx="51" cy="58" r="9" /><circle cx="70" cy="58" r="9" /></g>
    <path class="wood" d="M14 58H106V94Q106 102 98 102H22Q14 102 14 94Z" />
    <path class="grain" d="M16 73H104M16 88H104" />
    <path class="band" d="M24 58H36V102H24ZM84 58H96V102H84Z" />
    <g class="lid">
      <path class="lidWood" d="M14 58V44Q14 20 38 20H82Q106 20 106 44V58Z" />
      <path class="band" d="M24 58V28Q28 23 36 21V58ZM84 58V21Q92 23 96 28V58Z" />
      <path class="edge" d="M12 52H108V60H12Z" />
    </g>
    <path class="lock" d="M50 50H70V66Q70 76 60 76Q50 76 50 66Z" />
    <path class="hole" d="M60 59A3.5 3.5 0 0 1 62 65L63 70H57L58 65A3.5 3.5 0 0 1 60 59Z" />
  </svg>`;

/** The treasure: nine chests, one of which can be opened per day. */
export function treasurePage(view: EmbedView, today: TurnView | undefined): string {
  const { texts } = view;
  const chests = CHESTS.map(
    (_, place): Raw => fragment`
      <li><button class="pick" type="button" data-choice="${place}" aria-label="${texts.treasure.chest(place + 1)}">
        ${CHEST}<span class="held"></span>
      </button></li>`,
  );
  const held = texts.treasure.held('{number}', '{amount}');
  return embedShell(view, {
    page: 'treasure',
    ...texts.treasure,
    hasMode: true,
    data: { ticket: view.ticket, today, texts: { ...outcomeTexts(view), held } },
    main: fragment`${DEFS}<ul class="chests">${chests}</ul>${outcomePanel()}`,
  });
}
