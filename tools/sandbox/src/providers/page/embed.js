const TICKET_OVER = 403;
const TOO_MANY = 429;
const CONFLICT_PAUSE = 700;
const RETRIES = 3;

export const at = (id) => document.getElementById(id);
/** What the server told this page when it drew it. */
export const state = JSON.parse(document.body.dataset.state);
export const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, isCalm ? 0 : ms));

/** Names this visit for as long as the page is open, where no ticket names the player. */
const visit = crypto.randomUUID();

/** Calls the page's own server, again when the line breaks: a turn that was taken is answered as it was. */
export async function call(action, body = {}) {
  const proof = state.ticket ? { ticket: state.ticket } : { visit };
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(`/embed/api/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...proof, lang: document.documentElement.lang, ...body }),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      if (response.status >= 500 && attempt < RETRIES) throw new TypeError('The server is not well.');
      return { status: response.status, reply: await response.json() };
    } catch (error) {
      if (attempt >= RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, CONFLICT_PAUSE * (attempt + 1)));
    }
  }
}

/** Tells the player something in passing. */
export function notice(text, isGood = false) {
  const box = at('notice');
  box.textContent = text;
  box.classList.toggle('calm', isGood);
  box.hidden = false;
  clearTimeout(notice.timer);
  notice.timer = setTimeout(() => (box.hidden = true), 6000);
}

/** What to say when a call was refused. */
export function refusalText(status) {
  if (status === TICKET_OVER) return state.texts.over;
  return status === TOO_MANY ? state.texts.busy : state.texts.failed;
}

/** Takes the turn of the day; undefined when it was refused, and then the player was told why. */
export async function takeTurn(action, body) {
  try {
    const { status, reply } = await call(action, body);
    if (status === 200) return reply;
    notice(refusalText(status));
  } catch {
    notice(state.texts.failed);
  }
  return undefined;
}

/** Shows what a turn brought. */
export function showOutcome(turn, fresh) {
  at('outcome').classList.add('told');
  at('prize').textContent = turn.headline;
  at('told').textContent = fresh
    ? turn.prize
      ? state.texts.credited
      : state.texts.nothing
    : state.texts.already;
  at('next').textContent = turn.next;
  if (fresh && turn.prize) celebrate();
}

const PIECES = 70;
const COLOURS = ['#ffd166', '#ff7a59', '#7bdff2', '#b388ff', '#8ce99a'];

/** Confetti, unless the player wants things still. */
function celebrate() {
  if (isCalm) return;
  const sky = document.createElement('div');
  sky.className = 'sky';
  sky.setAttribute('aria-hidden', 'true');
  for (let piece = 0; piece < PIECES; piece += 1) {
    const paper = document.createElement('i');
    paper.style.left = `${Math.random() * 100}%`;
    paper.style.background = COLOURS[piece % COLOURS.length];
    paper.style.animationDelay = `${Math.random() * 0.6}s`;
    paper.style.animationDuration = `${2 + Math.random() * 1.6}s`;
    sky.append(paper);
  }
  document.body.append(sky);
  setTimeout(() => sky.remove(), 4500);
}
