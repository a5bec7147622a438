import { tellParent } from './api.js';
import { notice, stakeRow, startDesk, tell } from './deskPage.js';
import { failureText } from './failureText.js';
import { make } from './make.js';
import { textsFor } from './pokerTexts.js';

const IDS = ['balance', 'opponent', 'other', 'own', 'play', 'seat', 'stakes', 'tables', 'verdict'];
const elements = Object.fromEntries(IDS.map((id) => [id, document.getElementById(id)]));
const DICE = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
const RED = /[♥♦]/;

/** A card such as `10♥`, or a die. */
function piece(shown) {
  const die = DICE[Number(shown) - 1];
  const element = make('span', die ? 'piece die' : 'piece', die ?? shown);
  if (RED.test(shown)) element.classList.add('red');
  return element;
}

/** The room: four tables, and the hand that is played. */
class Room {
  constructor({ api, session, texts, money }) {
    Object.assign(this, { api, session, texts, money });
    elements.balance.textContent = money(session.balance);
    elements.seat.textContent = session.seat || texts.you;
    elements.opponent.textContent = texts.opponent;
    elements.verdict.textContent = texts.ready;
    this.tiles = session.tables.map(({ id }, place) => this.tile(id, place));
    elements.tables.append(...this.tiles);
    elements.tables.addEventListener('keydown', ({ key }) => this.step(key));
    this.sit(0);
  }

  tile(id, place) {
    const { names, about } = this.texts;
    const tile = make('button', `tile ${id}`, make('strong', '', names[id]), make('span', '', about[id]));
    tile.type = 'button';
    tile.setAttribute('role', 'radio');
    tile.addEventListener('click', () => this.sit(place));
    return tile;
  }

  step(key) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (!by) return;
    this.sit((this.place + by + this.tiles.length) % this.tiles.length);
    this.tiles[this.place].focus();
  }

  sit(place) {
    this.place = place;
    this.tiles.forEach((tile, index) => {
      tile.setAttribute('aria-checked', String(index === place));
      tile.tabIndex = index === place ? 0 : -1;
    });
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
    tell(`${round.own.join(' ')} – ${round.other.join(' ')}. ${text}`);
  }

  async play() {
    if (elements.play.disabled) return;
    elements.play.disabled = true;
    notice('');
    const bet = { table: this.session.tables[this.place].id, stake: this.stake };
    try {
      this.show(await this.api.stake('play', bet, () => notice(this.texts.lost)));
      tellParent(this.session.parentOrigin);
    } catch (error) {
      notice(failureText(error, this.texts));
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
