import { elements } from '../shared/elements.js';
import { failureText } from '../shared/failureText.js';
import { tellBalanceChanged } from '../shared/gameBridge.js';
import { make } from '../shared/make.js';
import { announce } from '../shared/notice.js';
import { stakeRow } from '../shared/stakeRow.js';
import { deskNotice, startDesk } from '../desk/startDesk.js';
import { still } from '../shared/still.js';
import { wait } from '../shared/wait.js';
import { textsFor } from './liveSlotTexts.js';

const SYMBOLS = 10;
/** Spin duration, ms: of the first reel, and the delay of each further one. */
const TURN = 500;
const TURN_MORE = 160;
const BLINK = 70;

/** A machine: five reels with three symbols each. */
class Machine {
  constructor({ api, session, texts, money }) {
    Object.assign(this, { api, session, texts, money });
    this.images = Array.from(
      { length: SYMBOLS },
      (_, index) => `/art/symbols/${session.gameId}-${index}.webp`,
    );
    this.cells = session.grid.map((column) => column.map((symbol) => this.cell(symbol)));
    elements.reels.append(...this.cells.map((column) => make('div', 'reel', ...column)));
    elements.balance.textContent = money(session.balance);
    elements.win.textContent = texts.ready;
  }

  cell(symbol) {
    const image = make('img', 'symbol');
    image.src = this.images[symbol];
    image.alt = '';
    return image;
  }

  fill(reel, symbols) {
    this.cells[reel].forEach((cell, row) => (cell.src = this.images[symbols[row]]));
  }

  /** Spins one reel for a while, then shows its symbols. */
  async turn(reel, symbols) {
    const column = this.cells[reel][0].parentElement;
    if (!still.matches) {
      column.classList.add('turning');
      const end = performance.now() + TURN + reel * TURN_MORE;
      while (performance.now() < end) {
        this.fill(
          reel,
          symbols.map(() => Math.floor(Math.random() * SYMBOLS)),
        );
        await wait(BLINK);
      }
      column.classList.remove('turning');
    }
    this.fill(reel, symbols);
  }

  async show({ grid, wins, win, balance }) {
    await Promise.all(grid.map((symbols, reel) => this.turn(reel, symbols)));
    for (const [reel, row] of wins.flatMap(({ cells }) => cells)) this.cells[reel][row].classList.add('won');
    elements.balance.textContent = this.money(balance);
    const text = Number(win) > 0 ? this.texts.won(this.money(win)) : this.texts.noWin;
    elements.win.textContent = text;
    announce(text);
  }

  async spin() {
    if (elements.spin.disabled) return;
    elements.spin.disabled = true;
    deskNotice('');
    elements.win.textContent = '';
    for (const cell of this.cells.flat()) cell.classList.remove('won');
    try {
      await this.show(await this.api.stake('spin', { stake: this.stake }, () => deskNotice(this.texts.lost)));
      tellBalanceChanged(this.session.parentOrigin);
    } catch (error) {
      deskNotice(failureText(error, this.texts));
      elements.win.textContent = this.texts.ready;
    }
    elements.spin.disabled = false;
  }
}

await startDesk('live-slot', textsFor, (desk) => {
  const machine = new Machine(desk);
  elements.name.textContent = desk.session.name;
  document.title = desk.session.name;
  stakeRow(elements.stakes, desk.session.stakes, desk.money, (stake) => (machine.stake = stake));
  elements.spin.disabled = false;
  elements.spin.addEventListener('click', () => void machine.spin());
});
