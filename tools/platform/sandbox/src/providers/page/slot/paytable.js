import { make } from '../shared/make.js';

/** Fills the dialog with each symbol's payout for the current stake. */
export function fillPaytable({ table, rules, images, pays, lines, stake, money, texts, scatter, wild }) {
  const rows = pays.map((amounts, symbol) => {
    const image = make('img');
    image.src = images[symbol];
    image.alt = symbol === scatter ? texts.scatterName : symbol === wild ? texts.wild : '';
    const list = make('p');
    const unit = symbol === scatter ? Number(stake) : Number(stake) / lines;
    for (const count of [5, 4, 3]) {
      list.append(make('b', '', `${count} × `), money(amounts[count - 3] * unit), make('br'));
    }
    return make('div', 'prizes', image, list);
  });
  table.replaceChildren(...rows);
  rules.textContent = texts.rules(lines);
}
