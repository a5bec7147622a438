import { elements } from '../shared/elements.js';
import { make } from '../shared/make.js';
import { call, say, sayWhy, state } from './embed.js';

/** Interval between checks of the requests, ms. */
const POLL = 20_000;
const WAITING = 0;
let chosen;
let isBusy = false;

function choose(kind) {
  chosen = kind;
  elements.go.disabled = isBusy || !kind;
}

function offerRow({ kind, name, amount, isOpen, reason }) {
  const input = make('input');
  Object.assign(input, {
    type: 'radio',
    name: 'kind',
    value: kind,
    disabled: !isOpen,
    checked: kind === chosen,
  });
  input.addEventListener('change', () => choose(kind));
  const title = make('span', 'title', make('b', '', name), make('small', '', reason));
  return make('label', 'offer', input, title, make('span', 'amount', amount));
}

function requestRow({ name, amount, status, state: standing, at: moment, due }) {
  const title = make(
    'span',
    'title',
    make('b', '', name),
    make('small', '', due ? `${moment} · ${due}` : moment),
  );
  const badge = make('span', 'badge', standing);
  badge.dataset.status = status;
  return make('li', 'request', title, make('span', 'amount', amount), badge);
}

let timer;

function show({ offers, requests }) {
  const open = offers.filter(({ isOpen }) => isOpen);
  choose(open.some(({ kind }) => kind === chosen) ? chosen : undefined);
  const focused = document.activeElement?.value;
  elements.offers.replaceChildren(...offers.map(offerRow));
  if (focused) elements.offers.querySelector(`[value="${CSS.escape(focused)}"]:not(:disabled)`)?.focus();
  elements.requests.replaceChildren(...requests.map(requestRow));
  elements.none.hidden = requests.length > 0;
  elements.noOffer.hidden = open.length > 0;
  clearTimeout(timer);
  if (requests.some(({ status }) => status === WAITING)) timer = setTimeout(() => load('bonus-state'), POLL);
}

async function load(action, body) {
  try {
    show(await call(action, body));
    return true;
  } catch (error) {
    sayWhy(error);
    return false;
  }
}

elements.form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (!chosen || isBusy) return;
  isBusy = true;
  elements.go.disabled = true;
  const isSent = await load('bonus-ask', { kind: chosen });
  isBusy = false;
  choose(isSent ? undefined : chosen);
  if (isSent) say(state.texts.sent, true);
});

await load('bonus-state');
