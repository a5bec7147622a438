import { elements } from '../shared/elements.js';
import { failureText } from '../shared/failureText.js';
import { tellBalanceChanged } from '../shared/gameBridge.js';
import { make } from '../shared/make.js';
import { announce } from '../shared/notice.js';
import { radioRow } from '../shared/radioRow.js';
import { stakeRow } from '../shared/stakeRow.js';
import { deskNotice, startDesk } from '../desk/startDesk.js';
import { textsFor } from './pokerTexts.js';

const DICE = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
const RED = /[♥♦]/;

/** A card such as `10♥`, or a die. */
function piece(shown) {
  const die = DICE[Number(shown) - 1];
  const element = make('span', die ? 'piece die' : 'piece', die ?? shown);
  if (RED.test(shown)) element.classList.add('red');
  return element;
}

/** The room: four tables, and the current hand. */
class Room {
  constructor({ api, session, texts, money }) {
    Object.assign(this, { api, session, texts, money });
    elements.balance.textContent = money(session.balance);
    elements.seat.textContent = session.seat || texts.you;
    elements.opponent.textContent = texts.opponent;
    elements.verdict.textContent = texts.ready;
    const tiles = session.tables.map(({ id }) => this.tile(id));
    radioRow(elements.tables, tiles, 0, (place) => this.sit(session.tables[place].id));
  }

  tile(id) {
    const { names, about } = this.texts;
    return make('button', `tile ${id}`, make('strong', '', names[id]), make('span', '', about[id]));
  }

  sit(table) {
    this.table = table;
    elements.own.replaceChildren();
    elements.other.replaceChildren();
    elements.verdict.textContent = this.texts.ready;
  }

  verdictOf({ result, win }) {
    if (result > 0) return this.texts.won(this.money(win));
    return result === 0 ? this.texts.even : this.texts.missed;
  }

  show(round) {
    elements.own.replaceChildren(...round.own.map(piece));
    elements.other.replaceChildren(...round.other.map(piece));
    elements.opponent.textContent = round.opponent;
    elements.balance.textContent = this.money(round.balance);
    const text = this.verdictOf(round);
    elements.verdict.textContent = text;
    announce(`${round.own.join(' ')} – ${round.other.join(' ')}. ${text}`);
  }

  async play() {
    if (elements.play.disabled) return;
    elements.play.disabled = true;
    deskNotice('');
    const bet = { table: this.table, stake: this.stake };
    try {
      this.show(await this.api.stake('play', bet, () => deskNotice(this.texts.lost)));
      tellBalanceChanged(this.session.parentOrigin);
    } catch (error) {
      deskNotice(failureText(error, this.texts));
    }
    elements.play.disabled = false;
    elements.play.focus();
  }
}

await startDesk('poker', textsFor, (desk) => {
  const room = new Room(desk);
  stakeRow(elements.stakes, desk.session.stakes, desk.money, (stake) => (room.stake = stake));
  elements.play.disabled = false;
  elements.play.addEventListener('click', () => void room.play());
});
