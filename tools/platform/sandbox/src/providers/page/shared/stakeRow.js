import { make } from './make.js';
import { radioRow } from './radioRow.js';
import { shortMoney } from './shortMoney.js';

/** A row of stakes to choose from; the second one is the default. */
export function stakeRow(root, stakes, money, onChoose) {
  const chips = stakes.map((stake) => make('button', 'chip', shortMoney(money, stake)));
  radioRow(root, chips, Math.min(1, stakes.length - 1), (place) => onChoose(stakes[place]));
}
