import { make, makeButton } from '../shared/make.js';

const PICKS = ['p1', 'x', 'p2'];

/** A club's crest: its initials on its colour. */
function crest({ name, hue }) {
  const initials = name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
  const element = make('span', 'crest', initials);
  element.setAttribute('aria-hidden', 'true');
  element.style.setProperty('--hue', hue);
  return element;
}

const sideRow = (side, goals) =>
  make('p', 'side', crest(side), make('span', 'side-name', side.name), make('span', 'goals', goals));

function priceButton(match, pick, book) {
  const { texts, slip, session, decimal } = book;
  const price = decimal(match.odds[pick]);
  const button = makeButton('price-button', '', () => slip.choose(match, pick));
  button.append(make('span', 'muted', texts.picks[pick]), make('strong', '', match.takesBets ? price : '—'));
  const who = { p1: match.home.name, x: texts.draw, p2: match.away.name }[pick];
  button.setAttribute(
    'aria-label',
    `${match.home.name} – ${match.away.name}: ${who}, ${texts.odds} ${price}`,
  );
  button.setAttribute('aria-pressed', String(slip.holds(match, pick)));
  button.dataset.key = `${match.id}-${pick}`;
  button.disabled = !match.takesBets || session.view === 'results';
  return button;
}

/** A match: time, teams, score and the three odds. */
export function matchRow(match, book) {
  const { texts, time } = book;
  const when = match.over || !match.started ? time.format(match.startsAt) : texts.minute(match.minute);
  const tone = match.started && !match.over ? 'when live' : 'when';
  const goals = (count) => (match.started ? String(count) : '');
  const sides = make(
    'div',
    'sides',
    sideRow(match.home, goals(match.score.home)),
    sideRow(match.away, goals(match.score.away)),
  );
  const row = make('article', 'match', make('span', tone, when), sides);
  if (!match.over) row.append(make('div', 'prices', ...PICKS.map((pick) => priceButton(match, pick, book))));
  return row;
}

/** One of the player's bets. */
export function betRow(bet, { texts, money, decimal, time }) {
  const who = { p1: bet.home, x: texts.draw, p2: bet.away }[bet.pick];
  const tone = { open: 'muted', won: 'good', lost: 'bad' }[bet.state];
  const score = bet.started ? `${bet.score.home}–${bet.score.away}` : '–';
  const result = bet.state === 'won' ? money(bet.payout) : '';
  return make(
    'li',
    'row bet',
    make(
      'div',
      'bet-match',
      make('strong', '', `${bet.home} ${score} ${bet.away}`),
      make('span', 'muted', `${bet.league} · ${time.format(bet.placedAt)}`),
      make('span', '', `${who} · ${texts.odds} ${decimal(bet.odds)} · ${money(bet.stake)}`),
    ),
    make('span', tone, `${texts.states[bet.state]} ${result}`.trim()),
  );
}
