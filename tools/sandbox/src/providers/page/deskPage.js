import { Refused } from './api.js';
import { DeskApi } from './deskApi.js';
import { make } from './make.js';
import { moneyFormat } from './money.js';
import { fillTexts } from './texts.js';

const byId = (id) => document.getElementById(id);
const NOTICE_TIME = 6000;

/** Says something at the foot of the page for a while; an empty text takes it away. */
export function notice(message, calm = false) {
  const element = byId('notice');
  element.textContent = message;
  element.hidden = message === '';
  element.classList.toggle('calm', calm);
  clearTimeout(notice.timer);
  if (message) notice.timer = setTimeout(() => (element.hidden = true), NOTICE_TIME);
}

/** Tells somebody who cannot see the page what happened. */
export const tell = (message) => (byId('told').textContent = message);

function dress(session, texts) {
  document.documentElement.lang = session.lang;
  document.title = texts.title;
  byId('name').textContent = texts.title;
  byId('mode').textContent = texts.demo;
  byId('mode').hidden = session.mode !== 'demo';
  byId('home').href = session.parentOrigin;
  byId('home').hidden = window.parent !== window;
  fillTexts(texts);
}

/** Opens a page that stands in its own document, and runs it. The launch code leaves the address at once. */
export async function startDesk(desk, textsFor, run) {
  const launch = new URLSearchParams(location.search).get('launch') ?? '';
  history.replaceState(null, '', location.pathname);
  const api = new DeskApi(desk);
  try {
    const session = await api.open(launch);
    const texts = textsFor(session.lang);
    dress(session, texts);
    await run({ api, session, texts, money: moneyFormat(session.lang, session.currency) });
  } catch (error) {
    const texts = textsFor(document.documentElement.lang);
    const isUsed = error instanceof Refused && error.status === 403;
    notice(isUsed ? texts.used : texts.failed);
    if (!(error instanceof Refused)) throw error;
  }
}

/** A row of stakes to choose from, by mouse or arrow keys. */
export function stakeRow(element, stakes, money, onChoose) {
  const chips = stakes.map((stake) => {
    const chip = make('button', 'chip', money(stake).replace(/[.,]00(?=\D*$)/, ''));
    chip.type = 'button';
    chip.setAttribute('role', 'radio');
    chip.addEventListener('click', () => choose(stakes.indexOf(stake)));
    return chip;
  });
  function choose(place, focus = false) {
    for (const [index, chip] of chips.entries()) {
      chip.setAttribute('aria-checked', String(index === place));
      chip.tabIndex = index === place ? 0 : -1;
    }
    if (focus) chips[place].focus();
    onChoose(stakes[place]);
  }
  element.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    const at = chips.findIndex((chip) => chip.getAttribute('aria-checked') === 'true');
    if (step) choose((at + step + chips.length) % chips.length, true);
  });
  element.append(...chips);
  choose(Math.min(1, stakes.length - 1));
}
