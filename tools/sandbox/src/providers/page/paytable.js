/** Fills the dialog with what each symbol pays at the stake that is set. */
export function fillPaytable({ table, rules, images, pays, lines, stake, money, texts, scatter, wild }) {
  const rows = pays.map((amounts, symbol) => {
    const row = document.createElement('div');
    row.className = 'prizes';
    const image = document.createElement('img');
    image.src = images[symbol];
    image.alt = symbol === scatter ? texts.scatterName : symbol === wild ? texts.wild : '';
    const list = document.createElement('p');
    const unit = symbol === scatter ? Number(stake) : Number(stake) / lines;
    for (const count of [5, 4, 3]) {
      const times = document.createElement('b');
      times.textContent = `${count} × `;
      list.append(times, money(amounts[count - 3] * unit), document.createElement('br'));
    }
    row.append(image, list);
    return row;
  });
  table.replaceChildren(...rows);
  rules.textContent = texts.rules(lines);
}
