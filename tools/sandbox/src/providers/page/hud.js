/** The controls under the reels: stake, balance, win, and what is told to the player. */
export class Hud {
  constructor({ texts, money, stakes, stake, elements }) {
    Object.assign(this, { texts, money, stakes, elements });
    this.place = Math.max(0, stakes.indexOf(stake));
    this.turbo = false;
    elements.less.addEventListener('click', () => this.step(-1));
    elements.more.addEventListener('click', () => this.step(1));
    elements.turbo.addEventListener('click', () => this.setTurbo(!this.turbo));
    this.writeStake();
  }

  get stake() {
    return this.stakes[this.place];
  }

  step(by) {
    this.place = Math.min(this.stakes.length - 1, Math.max(0, this.place + by));
    this.writeStake();
    this.hideNotice();
  }

  setTurbo(on) {
    this.turbo = on;
    this.elements.turbo.setAttribute('aria-pressed', String(on));
  }

  writeStake() {
    this.elements.stake.textContent = this.money(this.stake);
    this.lock(this.locked ?? false);
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
    this.notice(message);
  }

  notice(message, { calm = false } = {}) {
    const { notice } = this.elements;
    notice.textContent = message;
    notice.classList.toggle('calm', calm);
    notice.hidden = false;
  }

  hideNotice() {
    this.elements.notice.hidden = true;
  }

  /** While a round is under way the stake stands. */
  lock(locked) {
    this.locked = locked;
    this.elements.less.disabled = locked || this.place === 0;
    this.elements.more.disabled = locked || this.place === this.stakes.length - 1;
    this.elements.spin.classList.toggle('busy', locked);
  }

  tell(message) {
    this.elements.told.textContent = message;
  }
}
