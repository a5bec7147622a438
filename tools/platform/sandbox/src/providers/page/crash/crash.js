import { fetchState, playRound } from '../shared/api.js';
import { elements } from '../shared/elements.js';
import { failureText } from '../shared/failureText.js';
import { tellRoundEnded, tellRoundStarted } from '../shared/gameBridge.js';
import { make } from '../shared/make.js';
import { notice, announce } from '../shared/notice.js';
import { pressBySpace } from '../shared/pressBySpace.js';
import { startGame } from '../shared/startGame.js';
import { Stepper } from '../shared/stepper.js';
import { still } from '../shared/still.js';
import { wait } from '../shared/wait.js';
import { CrashSky } from './crashSky.js';
import { textsFor } from './crashTexts.js';

/** How often to check whether the flight is over, ms. */
const LOOK = 200;
const TONES = [
  [2, 'low'],
  [10, 'fair'],
  [Infinity, 'high'],
];

/** An airship table: the current flight and recent results. */
class Airship {
  constructor({ session, texts, money }) {
    Object.assign(this, { session, texts, money });
    this.sky = new CrashSky(elements.sky, { ...elements, quiet: still.matches });
    this.number = new Intl.NumberFormat(session.lang === 'en' ? 'en-GB' : 'tr-TR', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    this.stake = new Stepper('stake', session.stakes, { first: session.stake, show: money });
    this.setVerdict(`${texts.ready}. ${texts.rule(session.returns)}`);
    elements.multiple.value = this.number.format(2);
    this.showNumber(1);
    this.write();
  }

  get isAuto() {
    return elements.auto.getAttribute('aria-checked') === 'true';
  }

  /** The automatic cash-out in the server's format; null for none, undefined if it's invalid. */
  get automatic() {
    if (!this.isAuto) return null;
    const text = elements.multiple.value.trim().replace(',', '.');
    const value = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
    return value >= Number(this.session.least) && value <= Number(this.session.most)
      ? value.toFixed(2)
      : undefined;
  }

  get elapsed() {
    return performance.now() - this.began;
  }

  /** The current multiplier, at most the automatic cash-out. */
  get multiplier() {
    const now = Math.floor(100 * Math.exp(this.session.growth * Math.max(0, this.elapsed)) + 1e-6) / 100;
    return Math.min(now, Number(this.flight.automatic ?? this.session.most));
  }

  write() {
    const { flight, texts, busy } = this;
    elements.go.classList.toggle('cash', Boolean(flight));
    elements.go.disabled = Boolean(busy);
    this.stake.lock(Boolean(flight || busy));
    elements.auto.disabled = Boolean(flight || busy);
    elements.multiple.disabled = Boolean(flight || busy);
    if (!flight) return elements.go.replaceChildren(texts.takeOff);
    this.worth = make('small');
    elements.go.replaceChildren(texts.cash, this.worth);
  }

  setVerdict(text) {
    elements.verdict.textContent = text;
  }

  showNumber(multiplier) {
    elements.multiplier.textContent = `${this.number.format(multiplier)}×`;
  }

  showPast(past) {
    elements.past.replaceChildren(
      ...past.map(({ crash }) => {
        const tone = TONES.find(([below]) => Number(crash) < below)[1];
        return make('li', tone, `${this.number.format(crash)}×`);
      }),
    );
  }

  showBalance(balance) {
    elements.balance.textContent = this.money(balance);
  }

  /** Shows a flight that has started on the server. */
  fly(flight) {
    this.flight = flight;
    this.began = performance.now() - flight.elapsed;
    this.sky.state('flying');
    tellRoundStarted(this.session.parentOrigin);
    this.setVerdict('');
    elements.win.textContent = '—';
    this.write();
    this.frame();
    void this.look(flight.round);
  }

  frame() {
    if (!this.flight) return;
    const { multiplier } = this;
    this.showNumber(multiplier);
    this.sky.draw(this.elapsed);
    if (this.worth)
      this.worth.textContent = this.money(Math.floor(Number(this.flight.stake) * multiplier * 100) / 100);
    requestAnimationFrame(() => this.frame());
  }

  /** Polls until the flight is over. */
  async look(round) {
    while (this.flight?.round === round) {
      await wait(LOOK);
      try {
        const { flight, past, balance } = await fetchState('/crash/api/state', this.session.token);
        if (this.flight?.round === round && !flight.flying) this.land(flight, past, balance);
      } catch (error) {
        if (error.status === 401) return this.fail(error);
      }
    }
  }

  land(flight, past, balance) {
    this.flight = undefined;
    this.busy = false;
    const { texts, number } = this;
    const at = number.format(flight.cashed ?? flight.crash);
    const text = flight.cashed ? texts.cashed(at) : texts.crashed(at);
    this.sky.state(flight.cashed ? 'landed' : 'crashed');
    this.showNumber(flight.cashed ?? flight.crash);
    const fell = flight.cashed ? ` · ${texts.crashed(number.format(flight.crash))}` : '';
    this.setVerdict(text + fell);
    elements.win.textContent = Number(flight.win) > 0 ? this.money(flight.win) : '—';
    announce(Number(flight.win) > 0 ? `${text}. ${texts.won(this.money(flight.win))}` : text);
    if (past) this.showPast(past);
    this.showBalance(balance);
    notice('');
    this.write();
    tellRoundEnded(this.session.parentOrigin);
  }

  fail(error) {
    this.flight = undefined;
    this.busy = false;
    this.sky.state('ready');
    tellRoundEnded(this.session.parentOrigin);
    notice(error.message === 'round_open' ? this.texts.open : failureText(error, this.texts));
    this.write();
  }

  async takeOff() {
    const { automatic, session, texts } = this;
    elements.multiple.setAttribute('aria-invalid', String(automatic === undefined));
    if (automatic === undefined)
      return notice(texts.bounds(this.number.format(session.least), this.number.format(session.most)));
    notice('');
    this.busy = true;
    this.write();
    const body = { stake: this.stake.value, automatic };
    const asked = performance.now();
    try {
      const flight = await playRound('/crash/api/start', session.token, body, () => notice(texts.lost));
      notice('');
      this.busy = false;
      this.showBalance(flight.balance);
      /* A reply after a retry has the original start. */
      const late = performance.now() - asked > 1000;
      const now = late ? (await fetchState('/crash/api/state', session.token)).flight : flight;
      this.fly(now);
    } catch (error) {
      this.fail(error);
      if (error.message === 'round_open') await this.resume();
    }
  }

  /** Shows a flight that continued without this page, and recent results. */
  async resume() {
    const { flight, past, balance } = await fetchState('/crash/api/state', this.session.token);
    this.showPast(past);
    this.showBalance(balance);
    if (flight?.flying) this.fly(flight);
  }

  async cashOut() {
    const { session, texts, flight } = this;
    const body = { round: flight.round, pressed: Math.max(0, Math.round(this.elapsed)) };
    this.busy = true;
    elements.go.disabled = true;
    const prefersReducedMotion = () => this.flight?.round === flight.round;
    try {
      const done = await playRound('/crash/api/cash', session.token, body, () => notice(texts.lost));
      if (prefersReducedMotion()) this.land(done, undefined, done.balance);
      this.showPast((await fetchState('/crash/api/state', session.token)).past);
    } catch (error) {
      if (error.status === 401) return this.fail(error);
      /* The flight continues, and so does the polling. */
      if (prefersReducedMotion()) this.busy = false;
      this.write();
    }
  }

  press() {
    if (!this.busy) void (this.flight ? this.cashOut() : this.takeOff());
  }
}

await startGame('crash', textsFor, async (game) => {
  pressBySpace(elements.go);
  const airship = new Airship(game);
  elements.go.addEventListener('click', () => airship.press());
  elements.auto.addEventListener('click', () =>
    elements.auto.setAttribute('aria-checked', String(!airship.isAuto)),
  );
  elements.multiple.addEventListener('change', () => elements.auto.setAttribute('aria-checked', 'true'));
  await airship.resume();
});
