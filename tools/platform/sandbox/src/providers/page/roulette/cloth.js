import { make, makeButton } from '../shared/make.js';

const OUTSIDE = ['low', 'even', 'red', 'black', 'odd', 'high'];
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const portrait = matchMedia('(orientation: portrait)');

const colourOf = (number) => (number === 0 ? 'green' : REDS.has(number) ? 'red' : 'black');

/** Each bet's cell: [column, row, columns, rows], in landscape, or in portrait on phones. */
function placesOf(upright) {
  const places = new Map();
  places.set('n0', upright ? [1, 1, 3, 1] : [1, 1, 1, 3]);
  for (let number = 1; number <= 36; number += 1) {
    const third = (number - 1) % 3;
    const row = Math.floor((number - 1) / 3);
    places.set(`n${number}`, upright ? [third + 1, row + 2, 1, 1] : [row + 2, 3 - third, 1, 1]);
  }
  for (let index = 0; index < 3; index += 1) {
    places.set(`column${index + 1}`, upright ? [index + 1, 14, 1, 1] : [14, 3 - index, 1, 1]);
    places.set(`dozen${index + 1}`, upright ? [4, 2 + index * 4, 1, 4] : [2 + index * 4, 4, 4, 1]);
  }
  OUTSIDE.forEach((name, index) =>
    places.set(name, upright ? [5, 2 + index * 2, 1, 2] : [2 + index * 2, 5, 2, 1]),
  );
  return places;
}

function labelOf(name, texts) {
  if (name.startsWith('n')) return name.slice(1);
  if (name.startsWith('column')) return '2:1';
  return name.startsWith('dozen') ? `${name.slice(5)}. 12` : texts.spots[name];
}

function toneOf(name) {
  if (name.startsWith('n')) return colourOf(Number(name.slice(1)));
  return name === 'red' || name === 'black' ? name : '';
}

/** The betting layout: one button per bet, with its chips. */
export class Cloth {
  constructor(root, texts, onSpot) {
    this.spots = new Map();
    for (const name of placesOf(false).keys()) {
      const spot = makeButton(`spot ${toneOf(name)}`, labelOf(name, texts), () => onSpot(name));
      this.spots.set(name, spot);
      root.append(spot);
    }
    const lay = () => {
      for (const [name, [column, row, columns, rows]] of placesOf(portrait.matches)) {
        this.spots.get(name).style.gridArea = `${row} / ${column} / span ${rows} / span ${columns}`;
      }
    };
    lay();
    portrait.addEventListener('change', lay);
  }

  show(bets) {
    for (const [name, spot] of this.spots) {
      spot.querySelector('.stack')?.remove();
      const amount = bets.get(name);
      if (!amount) continue;
      spot.append(make('span', 'stack', amount >= 1000 ? `${amount / 1000}K` : String(amount)));
    }
  }

  lock(locked) {
    for (const spot of this.spots.values()) spot.disabled = locked;
  }

  light(number) {
    for (const spot of this.spots.values()) spot.classList.remove('won');
    if (number !== undefined) this.spots.get(`n${number}`)?.classList.add('won');
  }
}
