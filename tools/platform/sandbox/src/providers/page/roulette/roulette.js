import { playRound } from '../shared/api.js';
import { elements } from '../shared/elements.js';
import { failureText } from '../shared/failureText.js';
import { tellRoundEnded, tellRoundStarted } from '../shared/gameBridge.js';
import { make } from '../shared/make.js';
import { notice, announce } from '../shared/notice.js';
import { radioRow } from '../shared/radioRow.js';
import { hangScene, startGame } from '../shared/startGame.js';
import { Cloth } from './cloth.js';
import { textsFor } from './rouletteTexts.js';
import { Wheel } from './wheel.js';

const CHIP_TONES = ['#5a6b7d', '#1f6fb8', '#b3202c', '#17161b', '#6a35c9'];

const sum = (bets) => [...bets.values()].reduce((total, amount) => total + amount, 0);

/** A table: the chips placed, and the rounds played. */
class Table {
  constructor({ session, texts, money }) {
    Object.assign(this, { session, texts, money });
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
    elements.past.replaceChildren(...this.past.map((fallen) => make('li', fallen.colour, fallen.number)));
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
    announce(this.texts.fell(result.number) + won);
    this.balance = Number(result.balance);
  }

  async spin() {
    if (this.busy || this.bets.size === 0) return;
    this.busy = true;
    this.cloth.lock(true);
    notice('');
    elements.result.hidden = true;
    elements.win.textContent = '—';
    this.write();
    tellRoundStarted(this.session.parentOrigin);
    const bets = Object.fromEntries([...this.bets].map(([name, amount]) => [name, amount.toFixed(2)]));
    try {
      const result = await playRound('/roulette/api/bet', this.session.token, { bets }, () =>
        notice(this.texts.lost),
      );
      notice('');
      await this.show(result);
      this.last = this.bets;
      this.bets = new Map();
    } catch (error) {
      notice(failureText(error, this.texts));
    }
    tellRoundEnded(this.session.parentOrigin);
    this.busy = false;
    this.cloth.lock(false);
    this.write();
  }
}

function dealChips(table) {
  const values = table.session.chips.map(Number);
  const chips = values.map((value, index) => {
    const chip = make('button', 'chip', value);
    chip.style.setProperty('--tone', CHIP_TONES[index]);
    return chip;
  });
  radioRow(elements.chips, chips, values.indexOf(table.chip), (place) => (table.chip = values[place]));
}

await startGame('roulette', textsFor, (game) => {
  const table = new Table(game);
  hangScene(game.session.game.id);
  dealChips(table);
  table.write();
  elements.spin.addEventListener('click', () => void table.spin());
  elements.clear.addEventListener('click', () => table.clear());
  elements.repeat.addEventListener('click', () => table.repeat());
});
