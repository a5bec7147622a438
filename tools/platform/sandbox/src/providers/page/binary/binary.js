import { elements } from '../shared/elements.js';
import { failureText } from '../shared/failureText.js';
import { tellBalanceChanged } from '../shared/gameBridge.js';
import { make } from '../shared/make.js';
import { announce } from '../shared/notice.js';
import { stakeRow } from '../shared/stakeRow.js';
import { deskNotice, startDesk } from '../desk/startDesk.js';
import { textsFor } from './binaryTexts.js';
import { PriceLine } from './priceLine.js';

const TICK = 1000;

/** The moving price, and the player's trades. */
class Floor {
  constructor({ api, session, texts, money }) {
    Object.assign(this, { api, session, texts, money });
    this.line = new PriceLine(elements.line);
    this.number = new Intl.NumberFormat(session.lang, { minimumFractionDigits: 2 });
    this.show(session);
  }

  show(state) {
    this.settled(state.trades);
    this.state = { ...this.state, ...state };
    const { prices, trades, balance, now } = this.state;
    elements.balance.textContent = this.money(balance);
    elements.price.textContent = this.number.format(prices.at(-1));
    elements.trades.replaceChildren(...trades.map((trade) => this.row(trade, now)));
    elements.none.hidden = trades.length > 0;
    this.line.draw(
      prices,
      trades.filter(({ payout }) => payout === null),
    );
  }

  resultOf({ payout, stake }) {
    if (Number(payout) === 0) return this.texts.missed;
    return payout === stake ? this.texts.even : this.texts.won(this.money(payout));
  }

  /** Trades that were open at the last update and have ended. */
  settled(trades) {
    const ran = new Set(this.state?.trades.filter(({ payout }) => payout === null).map(({ id }) => id));
    const over = trades.filter(({ id, payout }) => ran.has(id) && payout !== null);
    if (over.length === 0) return;
    for (const trade of over) {
      const text = this.resultOf(trade);
      announce(text);
      deskNotice(text, true);
    }
    tellBalanceChanged(this.session.parentOrigin);
  }

  row(trade, now) {
    const { direction, stake, opening, payout, closesAt } = trade;
    const arrow = make('span', direction === 'up' ? 'good' : 'bad', `${direction === 'up' ? '▲' : '▼'} `);
    arrow.append(this.texts[direction]);
    const left = Math.max(0, Math.ceil((closesAt - now) / 1000));
    const result = payout === null ? this.texts.running(left) : this.resultOf(trade);
    const tone = payout === null ? 'muted' : Number(payout) > 0 ? 'good' : 'muted';
    return make(
      'li',
      'row',
      arrow,
      make('span', '', this.money(stake)),
      make('span', 'muted', this.number.format(opening)),
      make('span', tone, result),
    );
  }

  choose(stake) {
    this.stake = stake;
    const pays = this.texts.pays(this.money((Number(stake) * this.session.payout) / 100));
    elements.upPays.textContent = pays;
    elements.downPays.textContent = pays;
  }

  lock(locked) {
    elements.up.disabled = locked;
    elements.down.disabled = locked;
  }

  async trade(direction) {
    this.lock(true);
    deskNotice('');
    try {
      const done = await this.api.stake('trade', { direction, stake: this.stake }, () =>
        deskNotice(this.texts.lost),
      );
      this.show({ balance: done.balance, trades: [done.trade, ...this.state.trades] });
      tellBalanceChanged(this.session.parentOrigin);
    } catch (error) {
      deskNotice(failureText(error, this.texts));
    }
    this.lock(false);
  }

  async tick() {
    try {
      if (!document.hidden) this.show(await this.api.read('state'));
    } catch (error) {
      if (error.status === 401) return deskNotice(this.texts.over);
    }
    setTimeout(() => void this.tick(), TICK);
  }
}

await startDesk('binary', textsFor, (desk) => {
  const floor = new Floor(desk);
  stakeRow(elements.stakes, desk.session.stakes, desk.money, (stake) => floor.choose(stake));
  elements.up.addEventListener('click', () => void floor.trade('up'));
  elements.down.addEventListener('click', () => void floor.trade('down'));
  window.addEventListener('resize', () => floor.show(floor.state));
  floor.lock(false);
  setTimeout(() => void floor.tick(), TICK);
});
