import { DeskApi } from '../desk/deskApi.js';
import { decimalFormat } from '../shared/decimalFormat.js';
import { failureText, openingText } from '../shared/failureText.js';
import { tellBalanceChanged } from '../shared/gameBridge.js';
import { make, makeButton } from '../shared/make.js';
import { moneyFormat } from '../shared/money.js';
import { Refused } from '../shared/post.js';
import { wait } from '../shared/wait.js';
import { BetSlip } from './betSlip.js';
import { betRow, matchRow } from './sportRows.js';
import { textsFor } from './sportTexts.js';

const TICKS = { live: 5000, esport: 5000, prematch: 20_000, results: 60_000, history: 10_000 };
const STYLES = ['shared/base', 'desk/desk', 'sport/sport', 'sport/betSlip'];
const NOTICE_TIME = 6000;

/** Adds the styles to the book's shadow tree, which isolates it from the page around it. */
async function addStyles(root) {
  const links = STYLES.map((name) => {
    const link = make('link');
    link.rel = 'stylesheet';
    link.href = new URL(`/page/${name}.css`, import.meta.url).href;
    return link;
  });
  const loaded = links.map((link) => new Promise((done) => (link.onload = link.onerror = done)));
  root.append(...links);
  await Promise.all(loaded);
}

/** A sportsbook page: its matches, the slip, or the player's bets. */
class Book {
  constructor(root, api, session, wanted) {
    Object.assign(this, { root, api, session, wanted });
    this.texts = textsFor(session.lang);
    this.money = moneyFormat(session.lang, session.currency);
    this.decimal = decimalFormat(session.lang);
    this.time = new Intl.DateTimeFormat(session.lang, {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    this.sport = 'all';
    this.slip = new BetSlip(this, () => this.write());
    this.build();
    this.slip.open(session.matches, wanted);
    this.show(session);
  }

  build() {
    const { texts, session } = this;
    this.filters = make('div', 'chips filters-row');
    this.list = make('div', 'board');
    this.balance = make('strong', 'balance');
    this.announcement = make('p', 'unseen');
    this.announcement.setAttribute('role', 'status');
    this.alert = make('p', 'notice');
    this.alert.setAttribute('role', 'alert');
    this.alert.hidden = true;
    const title = make(
      'h1',
      'book-name',
      `${session.name} · `,
      make('span', 'muted', texts.views[session.view]),
    );
    const purse = make('p', 'book-purse', make('span', 'muted', `${texts.balance} `), this.balance);
    purse.hidden = session.mode !== 'real';
    const body = make('div', 'book-body', make('div', 'book-main', this.filters, this.list));
    if (!['history', 'results'].includes(session.view)) body.append(this.slip.element);
    const book = make(
      'div',
      'book',
      make('header', 'book-top', title, purse),
      body,
      this.alert,
      this.announcement,
    );
    book.dataset.book = session.book;
    book.lang = session.lang;
    this.root.append(book);
  }

  show(state) {
    this.state = { ...this.state, ...state };
    if (this.state.balance !== null) this.balance.textContent = this.money(this.state.balance);
    this.slip.refresh(this.state.matches);
    this.write();
  }

  write() {
    const focused = this.root.activeElement?.dataset.key;
    if (this.session.view === 'history') this.writeBets();
    else this.writeMatches();
    if (focused) this.root.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  writeBets() {
    const rows = this.state.bets.map((bet) => betRow(bet, this));
    this.list.replaceChildren(
      rows.length ? make('ul', 'rows', ...rows) : make('p', 'card muted', this.texts.noBets),
    );
  }

  writeMatches() {
    const { matches } = this.state;
    this.writeFilters(['all', ...new Set(matches.map(({ sport }) => sport))]);
    const shown = matches.filter(({ sport }) => this.sport === 'all' || this.sport === sport);
    const wanted = shown.filter(({ id }) => id === this.wanted.match);
    const leagues = groupByLeague(shown.filter(({ id }) => id !== this.wanted.match));
    if (wanted.length) leagues.unshift([`${this.texts.wanted} · ${wanted[0].league}`, wanted]);
    const sections = leagues.map(([league, list]) =>
      make(
        'section',
        list === wanted ? 'league card wanted' : 'league card',
        make('h2', 'label', league),
        ...list.map((match) => matchRow(match, this)),
      ),
    );
    this.list.replaceChildren(
      ...(sections.length ? sections : [make('p', 'card muted', this.texts.nothing)]),
    );
  }

  writeFilters(sports) {
    if (!sports.includes(this.sport)) this.sport = 'all';
    const chips = sports.map((sport) => {
      const chip = makeButton('chip', this.texts.sports[sport], () => {
        this.sport = sport;
        this.write();
      });
      chip.dataset.key = `sport-${sport}`;
      chip.setAttribute('aria-pressed', String(sport === this.sport));
      return chip;
    });
    this.filters.replaceChildren(...chips);
    this.filters.hidden = sports.length < 3;
  }

  say(message, calm = false) {
    this.alert.textContent = message;
    this.alert.hidden = message === '';
    this.alert.classList.toggle('calm', calm);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.alert.hidden = true), NOTICE_TIME);
  }

  /** Sends the slip; lower odds are shown and have to be accepted. Returns whether the bet was placed. */
  async place(bet) {
    try {
      const { balance, odds } = await this.api.stake('bet', bet, () => this.say(this.texts.lost));
      this.show({ balance });
      this.say(this.texts.placed(this.decimal(odds)), true);
      tellBalanceChanged(this.session.parentOrigin);
      return true;
    } catch (error) {
      if (error.message === 'odds_changed') this.say(this.texts.changed(this.decimal(error.reply.odds)));
      else if (error.message === 'match_closed') this.say(this.texts.matchClosed);
      else this.say(failureText(error, this.texts));
      await this.look();
      return false;
    }
  }

  async look() {
    try {
      this.show(await this.api.read('state'));
    } catch (error) {
      if (error instanceof Refused && error.status === 401) this.over = true;
      if (this.over) this.say(this.texts.over);
    }
  }

  async run() {
    await wait(TICKS[this.session.view]);
    if (!this.root.isConnected || this.over) return;
    if (!document.hidden) await this.look();
    await this.run();
  }
}

function groupByLeague(matches) {
  const leagues = new Map();
  for (const match of matches) leagues.set(match.league, [...(leagues.get(match.league) ?? []), match]);
  return [...leagues];
}

/**
 * Renders a sportsbook in an element, in this document or in a page that loads the book as a script; returns its
 * session. The `wanted` match is shown first, with its pick in the slip. `onSession` gets the session before anything
 * is rendered from it.
 */
export async function mountBook(host, launch, wanted, onSession) {
  const root = host.attachShadow({ mode: 'open' });
  const api = new DeskApi('sport');
  const stylesAdded = addStyles(root);
  try {
    const session = await api.open(launch);
    onSession?.(session);
    await stylesAdded;
    void new Book(root, api, session, wanted).run();
    return session;
  } catch (error) {
    const texts = textsFor(document.documentElement.lang);
    await stylesAdded;
    root.append(make('p', 'card', openingText(error, texts)));
  }
}
