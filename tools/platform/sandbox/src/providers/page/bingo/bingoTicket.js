import { make } from '../shared/make.js';

/** A ticket: fifteen numbers in three rows. */
export class BingoTicket {
  constructor(title, rows) {
    this.rows = rows;
    this.prize = make('span', 'prize');
    this.cells = new Map();
    this.lines = rows.map((numbers) => {
      const cells = numbers.map((number) => {
        const cell = make('span', number ? 'cell' : 'cell empty', number ? String(number) : '');
        if (number) this.cells.set(number, cell);
        return cell;
      });
      return make('div', 'row', ...cells);
    });
    this.element = make(
      'article',
      'ticket',
      make('header', '', make('span', '', title), this.prize),
      ...this.lines,
    );
  }

  /** Marks a called number, and its row if that is complete. */
  mark(number, called) {
    const cell = this.cells.get(number);
    if (!cell) return;
    cell.classList.add('marked');
    for (const [index, numbers] of this.rows.entries())
      this.lines[index].classList.toggle(
        'whole',
        numbers.every((other) => !other || called.has(other)) && numbers.some(Boolean),
      );
  }

  pay(text) {
    this.prize.textContent = text;
    this.element.classList.toggle('won', text !== '');
  }
}

const PATTERN = ['101011010', '010110101', '101101011'];
/** A blank ticket: cells without numbers. */
export const blankTicket = (title) => {
  const rows = PATTERN.map((row) => [...row].map(() => 0));
  const ticket = new BingoTicket(title, rows);
  for (const [index, row] of PATTERN.entries())
    for (const [column, place] of [...row].entries())
      ticket.lines[index].children[column].classList.toggle('empty', place === '0');
  return ticket;
};
