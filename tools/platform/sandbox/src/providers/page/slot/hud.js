import { notice } from '../shared/notice.js';
import { Stepper } from '../shared/stepper.js';

/** The controls below the reels: stake, balance, win and messages. */
export class Hud {
  constructor({ texts, money, stakes, stake, freeSpins, elements }) {
    Object.assign(this, { texts, money, elements });
    const onChange = () => {
      notice('');
      this.showFreeSpins();
    };
    this.stepper = new Stepper('stake', stakes, { first: freeSpins?.stake ?? stake, show: money, onChange });
    this.setFreeSpins(freeSpins);
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

  /**
   * @param {{ left: number, stake: string } | null} freeSpins used by the next rounds with exactly that stake
   */
  setFreeSpins(freeSpins) {
    this.freeSpins = freeSpins;
    this.showFreeSpins();
  }

  showFreeSpins() {
    const { free, spin } = this.elements;
    free.hidden = !this.freeSpins;
    free.textContent = this.freeSpins
      ? this.texts.freeSpins(this.freeSpins.left, this.money(this.freeSpins.stake))
      : '';
    spin.classList.toggle('free', this.isFree());
  }

  /** Whether the next round uses a free spin instead of the stake. */
  isFree() {
    return this.freeSpins?.stake === this.stake;
  }

  /** The cost of the next round. */
  get cost() {
    return this.isFree() ? 0 : Number(this.stake);
  }

  canStake() {
    return this.balance >= this.cost;
  }

  /** Shows that the balance is too low, with a message and by shaking the amount. */
  refuse(message) {
    const { parentElement } = this.elements.balance;
    parentElement.classList.remove('short');
    void parentElement.offsetWidth;
    parentElement.classList.add('short');
    notice(message);
  }

  /** The stake can't be changed during a round. */
  lock(locked) {
    this.stepper.lock(locked);
    this.elements.spin.classList.toggle('busy', locked);
  }
}
