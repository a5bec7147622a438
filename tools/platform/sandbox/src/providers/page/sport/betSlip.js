import { make, makeButton } from '../shared/make.js';
import { shortMoney } from '../shared/shortMoney.js';

const PLAIN = /^\d{1,7}([.,]\d{1,2})?$/;

/** The slip for a single bet: the pick, the stake, the possible win. */
export class BetSlip {
  constructor(book, onChange) {
    Object.assign(this, { book, onChange });
    const { texts, session } = book;
    this.pick = make('div', 'slip-pick');
    this.stake = make('input', 'slip-stake');
    Object.assign(this.stake, {
      inputMode: 'decimal',
      autocomplete: 'off',
      value: book.decimal(session.stakes[1]),
      id: 'stake',
    });
    this.stake.addEventListener('input', () => this.write());
    const label = make('label', 'label', texts.stake);
    label.htmlFor = 'stake';
    const quick = session.stakes.map((amount) =>
      makeButton('chip', shortMoney(book.money, amount), () => this.setStake(amount)),
    );
    this.wins = make('p', 'slip-wins');
    this.send = makeButton('act go', '', () => void this.place());
    this.form = make(
      'div',
      'slip-form',
      label,
      this.stake,
      make('div', 'chips', ...quick),
      this.wins,
      this.send,
    );
    this.fold = makeButton('slip-fold', '', () => this.toggle());
    this.element = make(
      'aside',
      'card slip',
      make('h2', 'label slip-name', texts.slip),
      this.fold,
      this.pick,
      this.form,
    );
    this.write();
  }

  get amount() {
    const text = this.stake.value.trim();
    return PLAIN.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  }

  holds(match, pick) {
    return this.chosen?.match.id === match.id && this.chosen.pick === pick;
  }

  /** Opens with a pick made on another page, if bets on it are accepted. */
  open(matches, { match: id, pick }) {
    const match = matches.find((each) => each.id === id);
    if (match?.takesBets && match.odds[pick]) this.chosen = { match, pick, odds: match.odds[pick] };
  }

  choose(match, pick) {
    this.chosen = this.holds(match, pick) ? undefined : { match, pick, odds: match.odds[pick] };
    this.write();
    this.onChange();
  }

  /** Updates the odds; a finished match is removed from the slip. */
  refresh(matches) {
    if (!this.chosen) return;
    const match = matches.find(({ id }) => id === this.chosen.match.id);
    this.chosen = match?.takesBets
      ? { ...this.chosen, match, odds: match.odds[this.chosen.pick] }
      : undefined;
    this.write();
  }

  /** On a phone the slip is on top of the matches; a press collapses it to one line, and back. */
  toggle() {
    this.isFolded = !this.isFolded;
    this.write();
  }

  setStake(amount) {
    this.stake.value = this.book.decimal(amount);
    this.write();
  }

  write() {
    const { texts, money, decimal, session } = this.book;
    const isPlayer = session.mode === 'real';
    this.form.hidden = !this.chosen || !isPlayer;
    this.element.dataset.open = String(Boolean(this.chosen));
    this.element.dataset.folded = String(Boolean(this.isFolded));
    this.fold.setAttribute('aria-expanded', String(!this.isFolded));
    this.fold.textContent = `${texts.slip} · ${this.chosen?.odds ?? ''}`;
    if (!this.chosen) return this.pick.replaceChildren(isPlayer ? texts.pickOne : texts.logIn);
    const { match, pick, odds } = this.chosen;
    const who = { p1: match.home.name, x: texts.draw, p2: match.away.name }[pick];
    const away = makeButton('slip-away', '×', () => this.choose(match, pick));
    away.setAttribute('aria-label', texts.remove);
    this.pick.replaceChildren(
      make(
        'div',
        'slip-what',
        make('strong', '', who),
        make('span', 'muted', `${match.home.name} – ${match.away.name}`),
      ),
      make('strong', 'slip-odds', decimal(odds)),
      away,
      ...(isPlayer ? [] : [make('p', 'slip-note', texts.logIn)]),
    );
    const amount = this.amount;
    const inBounds = amount >= Number(session.least) && amount <= Number(session.most);
    this.stake.setAttribute('aria-invalid', String(!inBounds));
    this.wins.textContent = inBounds
      ? `${texts.wins}: ${money(amount * Number(odds))}`
      : texts.bounds(money(session.least), money(session.most));
    this.send.textContent = texts.place(inBounds ? money(amount) : '');
    this.send.disabled = this.busy || !inBounds;
  }

  async place() {
    if (this.busy || !this.chosen) return;
    const { match, pick, odds } = this.chosen;
    this.busy = true;
    this.write();
    const bet = { match: match.id, pick, odds, stake: this.amount.toFixed(2) };
    const stands = await this.book.place(bet);
    this.busy = false;
    if (stands) this.chosen = undefined;
    this.write();
    this.onChange();
  }
}
