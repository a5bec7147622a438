import { playRound } from '../shared/api.js';
import { elements } from '../shared/elements.js';
import { failureText } from '../shared/failureText.js';
import { tellRoundEnded, tellRoundStarted } from '../shared/gameBridge.js';
import { make } from '../shared/make.js';
import { makeSvg } from '../shared/makeSvg.js';
import { notice, announce } from '../shared/notice.js';
import { pressBySpace } from '../shared/pressBySpace.js';
import { startGame } from '../shared/startGame.js';
import { Stepper } from '../shared/stepper.js';
import { still } from '../shared/still.js';
import { wait } from '../shared/wait.js';
import { BingoTicket, blankTicket } from './bingoTicket.js';
import { textsFor } from './bingoTexts.js';

/** Interval between two balls, ms. */
const BEAT = 260;
const TONES = 5;
const LOOSE = 26;
const toneOf = (number) => `tone${Math.floor(number / 10) % TONES}`;

/** Draws the cage with its balls; they are on a spiral, which looks like a heap. */
function drawCage() {
  const drum = makeSvg('g', { class: 'drum' });
  for (let index = 0; index < LOOSE; index += 1) {
    const [far, angle] = [80 * Math.sqrt((index + 0.5) / LOOSE), index * 2.4];
    const place = { cx: far * Math.cos(angle), cy: far * Math.sin(angle), r: 12.5 };
    drum.append(makeSvg('circle', { class: `loose ${toneOf(index * 10)}`, ...place }));
  }
  const wires = [24, 62].map((rx) => makeSvg('ellipse', { class: 'wire', rx, ry: 96, fill: 'none' }));
  elements.drum.append(drum, makeSvg('circle', { class: 'glass', r: 96 }), ...wires);
}

/** A bingo hall: the player's tickets and the round. */
class Hall {
  constructor({ session, texts, money }) {
    Object.assign(this, { session, texts, money, busy: false });
    this.balance = session.balance;
    const onChange = () => this.deal();
    this.each = new Stepper('each', session.stakes, { first: session.stakes[1], show: money, onChange });
    const counts = Array.from({ length: session.mostTickets }, (_, index) => index + 1);
    this.cards = new Stepper('cards', counts, { first: 2, show: String, onChange });
    elements.prizes.append(
      ...session.prizes.map((times, index) => {
        const pays = make('strong', '', `${times.toLocaleString(session.lang)}×`);
        return make('li', '', texts.prizes[index], pays);
      }),
    );
    elements.balance.textContent = money(this.balance);
    this.deal();
  }

  /** Shows the chosen number of blank tickets. */
  deal() {
    if (this.busy) return;
    const blank = Array.from({ length: this.cards.value }, (_, index) =>
      blankTicket(this.texts.ticket(index + 1)),
    );
    this.lay(blank);
    this.clear();
    notice('');
    this.write();
  }

  lay(tickets) {
    this.tickets = tickets;
    elements.tickets.dataset.count = tickets.length;
    elements.tickets.replaceChildren(...tickets.map(({ element }) => element));
  }

  clear() {
    elements.called.replaceChildren();
    elements.ball.hidden = true;
    elements.count.textContent = '';
    elements.win.textContent = '—';
  }

  write() {
    const { texts, money, busy } = this;
    this.each.lock(busy);
    this.cards.lock(busy);
    elements.go.disabled = busy && !this.skip;
    if (busy) return elements.go.replaceChildren(texts.skip);
    const total = Number(this.each.value) * this.cards.value;
    elements.go.replaceChildren(texts.play, make('small', '', money(total)));
  }

  /** Shows one ball, and marks it on every ticket. */
  call(number, count, isQuick) {
    this.called.add(number);
    const { ball, called } = elements;
    const shown = make('li', toneOf(number), String(number));
    called.prepend(shown);
    elements.count.textContent = this.texts.ball(count, this.session.called);
    if (!isQuick) {
      ball.hidden = true;
      void ball.offsetWidth;
    }
    ball.className = `ball ${toneOf(number)}`;
    ball.textContent = number;
    ball.hidden = false;
    for (const ticket of this.tickets) ticket.mark(number, this.called);
  }

  /** Shows the balls one after another, until the player skips. */
  async callAll(balls) {
    let skipped = still.matches;
    const until = new Promise((resolve) => {
      this.skip = () => {
        skipped = true;
        resolve();
      };
    });
    this.write();
    elements.cage.classList.toggle('turning', !skipped);
    for (const [index, number] of balls.entries()) {
      this.call(number, index + 1, skipped);
      if (!skipped) await Promise.race([until, wait(BEAT)]);
    }
    elements.cage.classList.remove('turning');
    this.skip = undefined;
  }

  show({ lines, wins, win, balance }) {
    const { texts, money } = this;
    for (const [index, ticket] of this.tickets.entries())
      ticket.pay(lines[index] ? `${texts.prizes[lines[index] - 1]} · ${money(wins[index])}` : '');
    this.balance = balance;
    elements.balance.textContent = money(balance);
    elements.win.textContent = Number(win) > 0 ? money(win) : '—';
    announce(Number(win) > 0 ? texts.won(money(win)) : texts.noWin);
  }

  async play() {
    const { session, texts } = this;
    notice('');
    this.busy = true;
    this.write();
    tellRoundStarted(session.parentOrigin);
    const body = { stake: this.each.value, tickets: this.cards.value };
    try {
      const round = await playRound('/bingo/api/play', session.token, body, () => notice(texts.lost));
      notice('');
      elements.balance.textContent = this.money(Number(round.balance) - Number(round.win));
      this.clear();
      this.called = new Set();
      this.lay(round.tickets.map((rows, index) => new BingoTicket(texts.ticket(index + 1), rows)));
      await this.callAll(round.balls);
      this.show(round);
    } catch (error) {
      notice(failureText(error, texts));
    }
    tellRoundEnded(session.parentOrigin);
    this.busy = false;
    this.write();
  }

  press() {
    if (this.skip) return this.skip();
    if (!this.busy) void this.play();
  }
}

await startGame('bingo', textsFor, (game) => {
  pressBySpace(elements.go);
  drawCage();
  const hall = new Hall(game);
  elements.go.addEventListener('click', () => hall.press());
});
