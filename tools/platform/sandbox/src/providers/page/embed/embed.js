import './height.js';
import { elements } from '../shared/elements.js';
import { make } from '../shared/make.js';
import { notice } from '../shared/notice.js';
import { post, Refused } from '../shared/post.js';
import { still } from '../shared/still.js';
import { wait } from '../shared/wait.js';

const TICKET_OVER = 403;
const TOO_MANY = 429;
const CONFLICT_PAUSE = 700;
const RETRIES = 3;
const NOTICE_TIME = 6000;

/** The server's data for this page. */
export const state = JSON.parse(document.body.dataset.state);
export const pause = (ms) => wait(still.matches ? 0 : ms);

/** Identifies this visit while the page is open, if there is no ticket. */
const visit = crypto.randomUUID();

/**
 * Sends a request to the page's server, and retries on network errors: a repeated turn gets the first result.
 */
export async function call(action, body = {}) {
  const proof = state.ticket ? { ticket: state.ticket } : { visit };
  const { lang } = document.documentElement;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await post(`/embed/api/${action}`, { ...proof, lang, ...body });
    } catch (error) {
      const isFinal = error instanceof Refused && error.status < 500;
      if (isFinal || attempt >= RETRIES) throw error;
      await wait(CONFLICT_PAUSE * (attempt + 1));
    }
  }
}

/** Shows a message for a while. */
export const say = (text, isGood = false) => notice(text, { calm: isGood, time: NOTICE_TIME });

const REFUSALS = { [TICKET_OVER]: state.texts?.over, [TOO_MANY]: state.texts?.busy };

/** Shows why a request failed. */
export const sayWhy = (error) => say(REFUSALS[error.status] ?? state.texts.failed);

/** Takes the turn of the day; undefined if it was refused, after showing the reason. */
export async function takeTurn(action, body) {
  try {
    return await call(action, body);
  } catch (error) {
    sayWhy(error);
    return undefined;
  }
}

/** Shows a turn's result. */
export function showOutcome(turn, fresh) {
  elements.outcome.classList.add('shown');
  elements.prize.textContent = turn.headline;
  elements.announcement.textContent = fresh
    ? turn.prize
      ? state.texts.credited
      : state.texts.nothing
    : state.texts.already;
  elements.next.textContent = turn.next;
  if (fresh && turn.prize) celebrate();
}

const PIECES = 70;
const COLOURS = ['#ffd166', '#ff7a59', '#7bdff2', '#b388ff', '#8ce99a'];

/** Confetti, unless the player prefers reduced motion. */
function celebrate() {
  if (still.matches) return;
  const sky = make('div', 'sky');
  sky.setAttribute('aria-hidden', 'true');
  for (let piece = 0; piece < PIECES; piece += 1) {
    const paper = make('i');
    paper.style.left = `${Math.random() * 100}%`;
    paper.style.background = COLOURS[piece % COLOURS.length];
    paper.style.animationDelay = `${Math.random() * 0.6}s`;
    paper.style.animationDuration = `${2 + Math.random() * 1.6}s`;
    sky.append(paper);
  }
  document.body.append(sky);
  setTimeout(() => sky.remove(), 4500);
}
