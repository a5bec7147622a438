import { make } from '../shared/make.js';
import { makeSvg } from '../shared/makeSvg.js';
import { still } from '../shared/still.js';
import { wait } from '../shared/wait.js';

const TONES = ['#ffd166', '#7be0ff', '#ff8fb1', '#9dff9a', '#c6a2ff', '#ffab5e'];
const BIG = [10, 25, 75];
const COINS = 26;

/** Counts up to an amount; `write` gets the number to show. */
export function countUp(amount, duration, write, isOver) {
  if (still.matches || duration === 0) {
    write(amount);
    return Promise.resolve();
  }
  const start = performance.now();
  return new Promise((resolve) => {
    const step = (now) => {
      const part = Math.min(1, (now - start) / duration);
      const over = part === 1 || isOver();
      write(over ? amount : amount * (1 - (1 - part) ** 3));
      if (over) resolve();
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** Shows a round's wins: all cells first, then line by line until the next round. */
export class WinShow {
  constructor({ reels, lines, texts, money, elements }) {
    Object.assign(this, { reels, lines, texts, money, elements });
    this.turn = 0;
  }

  stop() {
    this.turn += 1;
    this.reels.clear();
    this.elements.path.replaceChildren();
    this.elements.ribbon.textContent = '';
    this.elements.celebration.hidden = true;
  }

  light(cells) {
    this.reels.clear();
    this.reels.root.classList.add('judged');
    for (const [reel, row] of cells) this.reels.cell(reel, row)?.classList.add('won');
  }

  drawLine(line) {
    const points = this.lines[line].map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ');
    const strokes = ['glow', ''].map((name) => {
      const stroke = makeSvg('polyline', { points, class: name });
      stroke.style.setProperty('--tone', TONES[line % TONES.length]);
      return stroke;
    });
    this.elements.path.append(...strokes);
    const reveal = ['inset(-20% 104% -20% -4%)', 'inset(-20% -4% -20% -4%)'].map((clipPath) => ({
      clipPath,
    }));
    if (!still.matches) this.elements.path.animate(reveal, { duration: 340, easing: 'ease-out' });
  }

  describe({ line, count, amount }) {
    const what = line === null ? this.texts.scatter(count) : this.texts.line(line + 1, count);
    return `${what} · ${this.money(amount)}`;
  }

  /** Cycles through the wins until the next spin. */
  async cycle(wins, turn) {
    for (let index = 0; turn === this.turn; index = (index + 1) % wins.length) {
      const win = wins[index];
      this.elements.path.replaceChildren();
      this.light(win.cells);
      if (win.line !== null) this.drawLine(win.line);
      this.elements.ribbon.textContent = this.describe(win);
      if (wins.length === 1) return;
      await wait(1500);
    }
  }

  rain() {
    const { coins } = this.elements;
    coins.replaceChildren();
    if (still.matches) return;
    for (let index = 0; index < COINS; index += 1) {
      const coin = make('i', 'coin');
      coin.style.left = `${Math.random() * 100}%`;
      coin.style.scale = String(0.5 + Math.random());
      coins.append(coin);
      const fall = [
        { transform: 'translateY(0) rotate3d(1, .4, .2, 0turn)' },
        { transform: `translateY(${innerHeight + 140}px) rotate3d(1, .4, .2, ${2 + Math.random() * 3}turn)` },
      ];
      coin.animate(fall, {
        duration: 1300 + Math.random() * 1500,
        delay: Math.random() * 1500,
        iterations: 2,
        easing: 'cubic-bezier(.4,.1,.9,.7)',
        fill: 'both',
      });
    }
  }

  async celebrate(total, times) {
    const rank = BIG.filter((least) => times >= least).length - 1;
    const { celebration, praise, prize } = this.elements;
    const { turn } = this;
    praise.textContent = this.texts.praise[rank];
    celebration.hidden = false;
    this.rain();
    let skipped = false;
    celebration.onpointerdown = () => (skipped = true);
    const isOver = () => skipped || turn !== this.turn;
    await countUp(total, 1800 + rank * 1100, (amount) => (prize.textContent = this.money(amount)), isOver);
    await wait(isOver() ? 250 : 1300);
    celebration.hidden = true;
  }

  /** `write` gets the win to show while it counts up. */
  async show({ wins, win, stake }, write) {
    this.stop();
    const { turn } = this;
    if (wins.length === 0) return;
    const total = Number(win);
    const times = total / Number(stake);
    this.light(wins.flatMap(({ cells }) => cells));
    for (const { line } of wins) if (line !== null) this.drawLine(line);
    if (times >= BIG[0]) {
      await wait(450);
      await this.celebrate(total, times);
    }
    if (turn !== this.turn) return write(total);
    await countUp(total, Math.min(1100, 350 + times * 160), write, () => turn !== this.turn);
    if (turn === this.turn) await wait(350);
    void this.cycle(wins, turn);
  }
}
