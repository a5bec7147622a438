import { openSession, Refused } from './api.js';
import { moneyFormat } from './money.js';
import { fillTexts } from './texts.js';

const byId = (id) => document.getElementById(id);

/** Whether the player wants things to keep still. */
export const isQuiet = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Says something above the controls; an empty text takes it away. */
export function notice(message) {
  byId('notice').textContent = message;
  byId('notice').hidden = message === '';
}

/** Tells somebody who cannot see the page what happened. */
export const tell = (message) => (byId('told').textContent = message);

function dress(session, texts) {
  document.documentElement.lang = session.lang;
  document.title = session.game.name;
  byId('name').textContent = session.game.name;
  byId('mode').textContent = texts.demo;
  byId('mode').hidden = session.mode !== 'demo';
  byId('home').href = session.parentOrigin;
  byId('home').hidden = window.parent !== window;
  fillTexts(texts);
}

/** Two buttons around a figure: a list of values, one of which stands. */
export class Stepper {
  constructor(name, values, { first, show, onChange = () => undefined }) {
    Object.assign(this, { values, show, onChange, locked: false });
    this.output = byId(name);
    [this.less, this.more] = [byId(`${name}Less`), byId(`${name}More`)];
    this.place = Math.max(0, values.indexOf(first));
    this.less.addEventListener('click', () => this.step(-1));
    this.more.addEventListener('click', () => this.step(1));
    this.write();
  }

  get value() {
    return this.values[this.place];
  }

  step(by) {
    this.place = Math.min(this.values.length - 1, Math.max(0, this.place + by));
    this.write();
    this.onChange(this.value);
  }

  lock(locked) {
    this.locked = locked;
    this.write();
  }

  write() {
    this.output.textContent = this.show(this.value);
    this.less.disabled = this.locked || this.place === 0;
    this.more.disabled = this.locked || this.place === this.values.length - 1;
  }
}

/** The space bar presses the big button, unless something else has the focus. */
function pressBySpace(button) {
  document.addEventListener('keydown', (event) => {
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (event.code !== 'Space' || event.repeat || !isFree) return;
    event.preventDefault();
    button.click();
  });
}

/** Opens a game's page and runs it; says why when it cannot be opened. */
export async function startQuick(engine, textsFor, run) {
  try {
    const session = await openSession(engine);
    const texts = textsFor(session.lang);
    dress(session, texts);
    pressBySpace(byId('go'));
    await run({ session, texts, money: moneyFormat(session.lang, session.currency) });
  } catch (error) {
    const texts = textsFor(document.documentElement.lang);
    notice(error instanceof Refused && error.status === 403 ? texts.used : texts.failed);
    if (!(error instanceof Refused)) throw error;
  }
}
