import { openSession, playRound, Refused, tellParent } from './api.js';
import { Cloth } from './cloth.js';
import { moneyFormat } from './money.js';
import { textsFor } from './rouletteTexts.js';
import { fillTexts } from './texts.js';
import { Wheel } from './wheel.js';

const IDS = [
  'balance',
  'bet',
  'chips',
  'clear',
  'cloth',
  'home',
  'mode',
  'name',
  'notice',
  'orbit',
  'past',
  'repeat',
  'result',
  'scene',
  'spin',
  'told',
  'wheel',
  'win',
];
const elements = Object.fromEntries(IDS.map((id) => [id, document.getElementById(id)]));
const CHIP_TONES = ['#5a6b7d', '#1f6fb8', '#b3202c', '#17161b', '#6a35c9'];

const sum = (bets) => [...bets.values()].reduce((total, amount) => total + amount, 0);

function notice(message) {
  elements.notice.textContent = message;
  elements.notice.hidden = message === '';
}

/** One table: the chips that lie on it, and the rounds played. */
class Table {
  constructor(session) {
    this.session = session;
    this.texts = textsFor(session.lang);
    this.money = moneyFormat(session.lang, session.currency);
    this.bets = new Map();
    this.last = new Map();
    this.balance = Number(session.balance);
    this.chip = Number(session.chips[1]);
    this.past = [];
    this.wheel = new Wheel(elements.wheel, elements.orbit, session.wheel, session.colours);
    this.cloth = new Cloth(elements.cloth, this.texts, (name) => this.place(name));
  }

  write() {
    elements.balance.textContent = this.money(this.balance - sum(this.bets));
    elements.bet.textContent = this.money(sum(this.bets));
    this.cloth.show(this.bets);
    elements.spin.disabled = this.busy || this.bets.size === 0;
    elements.clear.disabled = this.busy || this.bets.size === 0;
    elements.repeat.disabled = this.busy || this.last.size === 0;
  }

  place(name) {
    const amount = (this.bets.get(name) ?? 0) + this.chip;
    if (amount > Number(this.session.mostPerSpot)) return notice(this.texts.most);
    if (sum(this.bets) + this.chip > this.balance) return notice(this.texts.insufficient);
    this.bets.set(name, amount);
    notice('');
    this.cloth.light(undefined);
    elements.result.hidden = true;
    this.write();
  }

  clear() {
    this.bets.clear();
    this.write();
  }

  repeat() {
    if (sum(this.last) > this.balance) return notice(this.texts.insufficient);
    this.bets = new Map(this.last);
    this.write();
  }

  remember({ number, colour }) {
    this.past = [{ number, colour }, ...this.past].slice(0, this.session.shown);
    const items = this.past.map((fallen) => {
      const item = document.createElement('li');
      item.className = fallen.colour;
      item.textContent = fallen.number;
      return item;
    });
    elements.past.replaceChildren(...items);
  }

  async show(result) {
    await this.wheel.spin(result.number);
    elements.result.textContent = result.number;
    elements.result.className = `result ${result.colour}`;
    elements.result.hidden = false;
    this.cloth.light(result.number);
    this.remember(result);
    elements.win.textContent = Number(result.win) > 0 ? this.money(result.win) : '—';
    const won = Number(result.win) > 0 ? ` · ${this.texts.won(this.money(result.win))}` : '';
    elements.told.textContent = this.texts.fell(result.number) + won;
    this.balance = Number(result.balance);
  }

  failure(error) {
    if (!(error instanceof Refused)) return this.texts.failed;
    if (error.message === 'insufficient_balance') return this.texts.insufficient;
    if (error.message.endsWith('_bet_limit_exceeded')) return this.texts.limit;
    return error.status === 401 ? this.texts.over : this.texts.failed;
  }

  async spin() {
    if (this.busy || this.bets.size === 0) return;
    this.busy = true;
    this.cloth.lock(true);
    notice('');
    elements.result.hidden = true;
    elements.win.textContent = '—';
    this.write();
    const bets = Object.fromEntries([...this.bets].map(([name, amount]) => [name, amount.toFixed(2)]));
    try {
      const result = await playRound('/roulette/api/bet', this.session.token, { bets }, () =>
        notice(this.texts.lost),
      );
      notice('');
      await this.show(result);
      tellParent(this.session.parentOrigin);
      this.last = this.bets;
      this.bets = new Map();
    } catch (error) {
      notice(this.failure(error));
    }
    this.busy = false;
    this.cloth.lock(false);
    this.write();
  }
}

function dealChips(table) {
  const chips = table.session.chips.map((value, index) => {
    const chip = document.createElement('button');
    chip.type = 'button';
    chip.className = 'chip';
    chip.setAttribute('role', 'radio');
    chip.style.setProperty('--tone', CHIP_TONES[index]);
    chip.textContent = Number(value);
    chip.addEventListener('click', () => {
      table.chip = Number(value);
      mark();
    });
    return { chip, value: Number(value) };
  });
  const mark = () =>
    chips.forEach(({ chip, value }) => chip.setAttribute('aria-checked', String(value === table.chip)));
  mark();
  elements.chips.append(...chips.map(({ chip }) => chip));
}

async function start() {
  const session = await openSession('roulette');
  const table = new Table(session);
  document.documentElement.lang = session.lang;
  document.title = session.game.name;
  elements.name.textContent = session.game.name;
  elements.mode.textContent = table.texts.demo;
  elements.mode.hidden = session.mode !== 'demo';
  elements.home.href = session.parentOrigin;
  elements.home.hidden = window.parent !== window;
  elements.scene.style.backgroundImage = `url("/art/symbols/${session.game.id}-reels.webp")`;
  fillTexts(table.texts);
  dealChips(table);
  table.write();
  elements.spin.addEventListener('click', () => void table.spin());
  elements.clear.addEventListener('click', () => table.clear());
  elements.repeat.addEventListener('click', () => table.repeat());
}

start().catch((error) => {
  const texts = textsFor(document.documentElement.lang);
  notice(error instanceof Refused && error.status === 403 ? texts.used : texts.failed);
});
