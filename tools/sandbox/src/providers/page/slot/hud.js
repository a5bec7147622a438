import { notice } from '../shared/notice.js';
import { Stepper } from '../shared/stepper.js';

/** The controls under the reels: stake, balance, win, and what is told to the player. */
export class Hud {
  constructor({ texts, money, stakes, stake, elements }) {
    Object.assign(this, { texts, money, elements });
    this.stepper = new Stepper('stake', stakes, { first: stake, show: money, onChange: () => notice('') });
    this.turbo = false;
    elements.turbo.addEventListener('click', () => this.setTurbo(!this.turbo));
  }

  get stake() {
    return this.stepper.value;
  }

  setTurbo(on) {
    this.turbo = on;
    this.elements.turbo.setAttribute('aria-pressed', String(on));
  }

  setBalance(balance) {
    this.balance = Number(balance);
    this.elements.balance.textContent = this.money(balance);
    this.elements.balance.parentElement.classList.remove('short');
  }

  setWin(win) {
    this.elements.win.textContent = win === undefined ? '—' : this.money(win);
  }

  canStake() {
    return this.balance >= Number(this.stake);
  }

  /** Says that the balance is too small: in words, and by shaking the figure. */
  refuse(message) {
    const { parentElement } = this.elements.balance;
    parentElement.classList.remove('short');
    void parentElement.offsetWidth;
    parentElement.classList.add('short');
    notice(message);
  }

  /** While a round is under way the stake stands. */
  lock(locked) {
    this.stepper.lock(locked);
    this.elements.spin.classList.toggle('busy', locked);
  }
}
