import { playRound } from '../shared/api.js';
import { elements } from '../shared/elements.js';
import { failureText } from '../shared/failureText.js';
import { tellRoundEnded, tellRoundStarted } from '../shared/gameBridge.js';
import { makeButton } from '../shared/make.js';
import { notice, announce } from '../shared/notice.js';
import { Refused } from '../shared/post.js';
import { hangScene, startGame } from '../shared/startGame.js';
import { textsFor } from './blackjackTexts.js';
import { showHand } from './playingCards.js';

const CHIP_TONES = ['#1f6fb8', '#b3202c', '#17161b', '#6a35c9', '#a36a00'];
const MOVES = ['hit', 'stand', 'double'];
/** The page is out of date, since another page has continued the round. */
const BEHIND = ['round_open', 'round_over', 'round_changed', 'move_not_allowed'];
const GOOD = ['blackjack', 'won'];

/** A seat at the table: the bet before the deal, and the round. */
class Table {
  constructor({ session, texts, money }) {
    Object.assign(this, { session, texts, money });
    this.balance = Number(session.balance);
    this.bet = 0;
    this.round = session.open;
  }

  get isOpen() {
    return this.round !== null && this.round.result === null;
  }

  write() {
    const { isOpen, busy } = this;
    elements.balance.textContent = this.money(this.balance);
    elements.bet.textContent = this.money(isOpen ? this.round.stake : this.bet);
    elements.betting.hidden = isOpen;
    elements.playing.hidden = !isOpen;
    elements.deal.disabled = busy || this.bet === 0;
    elements.clear.disabled = busy || this.bet === 0;
    for (const chip of elements.chips.children) chip.disabled = busy || isOpen;
    for (const move of MOVES) elements[move].disabled = busy || !this.mayMove(move);
    this.keepFocus();
  }

  /** Doubling requires another stake of the same amount. */
  mayMove(move) {
    if (!this.isOpen || !this.round.allowed.includes(move)) return false;
    return move !== 'double' || this.balance >= Number(this.round.stake);
  }

  /** A removed or disabled button loses focus, so focus moves to the next main one. */
  keepFocus() {
    const held = document.activeElement;
    const isLost = held === document.body || held?.disabled || held?.closest('[hidden]');
    if (this.busy || !isLost || !this.used) return;
    (this.isOpen ? elements.hit : elements.deal).focus({ preventScroll: true });
  }

  add(amount) {
    if (this.bet + amount > Number(this.session.most)) return notice(this.texts.most);
    if (this.bet + amount > this.balance) return notice(this.texts.insufficient);
    this.bet += amount;
    notice('');
    this.write();
  }

  clear() {
    this.bet = 0;
    this.write();
  }

  show() {
    const { round, texts } = this;
    const isOver = round?.result != null;
    const dealer = round ? [...round.dealer.cards, ...(isOver ? [] : [null])] : [];
    showHand(elements.player, round?.player.cards ?? [], texts);
    showHand(elements.dealer, dealer, texts);
    for (const side of ['player', 'dealer']) {
      elements[`${side}Total`].textContent = round?.[side].total ?? '';
      elements[`${side}Total`].hidden = !round;
    }
    elements.result.hidden = !isOver;
    elements.win.textContent = isOver && Number(round.win) > 0 ? this.money(round.win) : '—';
    if (!round) return;
    const standing = texts.standing(round.player.total, round.dealer.total);
    const ending = isOver ? `${texts.results[round.result]}. ` : '';
    announce(`${ending}${standing}`);
    if (!isOver) return;
    elements.result.textContent = texts.results[round.result];
    elements.result.classList.toggle('good', GOOD.includes(round.result));
  }

  take(reply) {
    this.balance = Number(reply.balance);
    this.round = reply;
    notice('');
    this.show();
    const tellRound = this.isOpen ? tellRoundStarted : tellRoundEnded;
    tellRound(this.session.parentOrigin);
  }

  /** Reloads the state if another page has continued the round. */
  async catchUp() {
    const { open, balance } = await playRound(
      '/blackjack/api/table',
      this.session.token,
      {},
      () => undefined,
    );
    this.balance = Number(balance);
    this.round = open;
    this.show();
  }

  async ask(path, body) {
    if (this.busy) return;
    this.busy = true;
    this.used = true;
    this.write();
    try {
      const lost = () => notice(this.texts.lost);
      this.take(await playRound(`/blackjack/api/${path}`, this.session.token, body, lost));
    } catch (error) {
      const isBehind = error instanceof Refused && BEHIND.includes(error.message);
      notice(isBehind ? '' : failureText(error, this.texts));
      if (isBehind) await this.catchUp().catch((failure) => notice(failureText(failure, this.texts)));
    }
    this.busy = false;
    this.write();
  }

  deal() {
    if (this.isOpen || this.bet === 0) return undefined;
    if (this.bet > this.balance) return notice(this.texts.insufficient);
    return this.ask('deal', { stake: this.bet.toFixed(2) });
  }

  move(move) {
    if (!this.mayMove(move)) return undefined;
    const { round, made } = this.round;
    return this.ask('move', { round, made, move });
  }
}

function dealChips(table) {
  const chips = table.session.chips.map((value, index) => {
    const chip = makeButton('chip', String(Number(value)), () => table.add(Number(value)));
    chip.style.setProperty('--tone', CHIP_TONES[index]);
    chip.setAttribute('aria-label', table.texts.add(table.money(value)));
    return chip;
  });
  elements.chips.append(...chips);
}

/** The keys H, S and D hit, stand and double. */
function listenToKeys(table) {
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES.find((name) => name.startsWith(event.key.toLowerCase()) && event.key.length === 1);
    if (move) void table.move(move);
  });
}

await startGame('blackjack', textsFor, (game) => {
  const table = new Table(game);
  hangScene(game.session.game.id);
  dealChips(table);
  listenToKeys(table);
  if (game.session.open) notice(game.texts.resumed, { calm: true });
  table.show();
  table.write();
  elements.deal.addEventListener('click', () => void table.deal());
  elements.clear.addEventListener('click', () => table.clear());
  for (const move of MOVES) elements[move].addEventListener('click', () => void table.move(move));
});
