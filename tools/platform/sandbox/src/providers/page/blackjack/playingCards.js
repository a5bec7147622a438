import { make } from '../shared/make.js';
import { makeSvg } from '../shared/makeSvg.js';

const RUBY = new Set(['hearts', 'diamonds']);

const suitSign = (suit) =>
  makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, makeSvg('use', { href: `#${suit}` }));

function faceUp({ rank, suit }, texts) {
  const name = make('span', 'unseen', texts.card(rank, texts.suits[suit]));
  const corner = make('span', 'corner', rank, suitSign(suit));
  corner.setAttribute('aria-hidden', 'true');
  return make('li', RUBY.has(suit) ? 'card ruby' : 'card', name, corner, suitSign(suit));
}

const faceDown = (texts) => make('li', 'card back', make('span', 'unseen', texts.hidden));

const keyOf = (card) => (card ? `${card.rank}-${card.suit}` : 'back');

/** Shows a hand: existing cards stay, new ones are dealt. A null is a card face down. */
export function showHand(list, cards, texts) {
  let order = 0;
  cards.forEach((card, place) => {
    const lying = list.children[place];
    if (lying?.dataset.card === keyOf(card)) return;
    const item = card ? faceUp(card, texts) : faceDown(texts);
    item.dataset.card = keyOf(card);
    item.style.setProperty('--order', order);
    order += 1;
    if (lying) lying.replaceWith(item);
    else list.append(item);
  });
  while (list.children.length > cards.length) list.lastElementChild.remove();
}
