import { make } from '../shared/make.js';
import { still } from '../shared/still.js';
import { wait } from '../shared/wait.js';

const LOOP = 15;
const TAIL = 4;
const LANDING = 12;
const ROWS = 3;
/** Duration of a loop of the reel, ms: fast enough that single symbols can't be recognised. */
const LOOP_TIME = 330;
const SYMBOLS = 10;

const anySymbol = () => Math.floor(Math.random() * SYMBOLS);

/** A reel: a strip of symbols behind a window of three. */
class Reel {
  constructor(root, images) {
    this.images = images;
    this.strip = make('div', 'strip');
    this.element = make('div', 'reel', this.strip);
    root.append(this.element);
    this.shown = [];
  }

  cell(symbol) {
    const image = make('img');
    image.src = this.images[symbol];
    image.alt = '';
    image.draggable = false;
    return make('div', 'cell', image);
  }

  fill(symbols) {
    this.strip.replaceChildren(...symbols.map((symbol) => this.cell(symbol)));
  }

  /** Height of a cell in px; the strip starts one cell above the window. */
  get high() {
    return this.element.clientHeight / ROWS;
  }

  show(symbols) {
    this.shown = symbols;
    this.fill([anySymbol(), ...symbols, anySymbol()]);
  }

  run(from, to, options) {
    const at = (y) => ({ transform: `translate3d(0, ${y}px, 0)` });
    return this.strip.animate([at(from), at(to)], options);
  }

  async start(delay) {
    const tail = [anySymbol(), ...this.shown];
    const middle = Array.from({ length: LOOP - TAIL }, anySymbol);
    this.fill([...tail, ...middle, ...tail]);
    const way = -LOOP * this.high;
    const kick = this.strip.animate(
      [
        { transform: `translate3d(0, ${way}px, 0)`, easing: 'cubic-bezier(.3,0,.6,1)' },
        {
          transform: `translate3d(0, ${way - this.high * 0.22}px, 0)`,
          offset: 0.28,
          easing: 'cubic-bezier(.6,0,.9,.7)',
        },
        { transform: 'translate3d(0, 0, 0)' },
      ],
      { duration: 520, delay, fill: 'both' },
    );
    this.blurTimer = setTimeout(() => this.strip.classList.add('fast'), delay + 300);
    this.motion = kick;
    await kick.finished.catch(() => undefined);
    if (this.motion === kick) this.motion = this.run(way, 0, { duration: LOOP_TIME, iterations: Infinity });
  }

  /** Stops the reel at these symbols, with a bounce. */
  async land(symbols, duration) {
    clearTimeout(this.blurTimer);
    this.shown = symbols;
    const fill = Array.from({ length: LANDING }, anySymbol);
    this.fill([anySymbol(), ...symbols, ...fill, anySymbol()]);
    this.motion?.cancel();
    const { high } = this;
    const at = (cells, offset, easing) => ({
      transform: `translate3d(0, ${cells * high}px, 0)`,
      offset,
      easing,
    });
    const landing = this.strip.animate(
      [
        at(-LANDING, 0, 'cubic-bezier(.28,.62,.5,1)'),
        at(0.2, 0.74, 'cubic-bezier(.35,0,.4,1)'),
        at(-0.05, 0.9, 'ease-in-out'),
        at(0, 1),
      ],
      { duration, fill: 'both' },
    );
    this.motion = landing;
    this.strip.classList.add('fast');
    setTimeout(() => this.strip.classList.remove('fast'), duration * 0.36);
    await landing.finished.catch(() => undefined);
    this.strip.classList.remove('fast');
    this.motion?.cancel();
    this.show(symbols);
  }

  hurry() {
    this.motion?.updatePlaybackRate?.(3);
  }
}

/** The five reels. Two `scatter` symbols slow down the remaining reels. */
export class Reels {
  constructor(root, images, scatter) {
    this.root = root;
    this.scatter = scatter;
    this.reels = Array.from({ length: 5 }, () => new Reel(root, images));
    this.hurried = false;
  }

  show(grid) {
    this.reels.forEach((reel, index) => reel.show(grid[index]));
  }

  cell(reel, row) {
    return this.reels[reel].strip.children[row + 1];
  }

  clear() {
    this.root.classList.remove('judged');
    for (const cell of this.root.querySelectorAll('.won')) cell.classList.remove('won');
  }

  start(turbo) {
    this.clear();
    this.hurried = turbo;
    if (still.matches) return;
    this.reels.forEach((reel, index) => void reel.start(turbo ? 0 : index * 55));
  }

  hurry() {
    this.hurried = true;
    for (const reel of this.reels) reel.hurry();
  }

  /** Stops the reels one after another; slower if a third scatter is still possible. */
  async land(grid) {
    if (still.matches) return this.show(grid);
    let seen = 0;
    const landings = [];
    for (const [index, reel] of this.reels.entries()) {
      const tense = seen >= 2 && !this.hurried;
      if (tense) {
        reel.element.classList.add('waiting');
        await wait(850);
      }
      const duration = this.hurried ? 380 : tense ? 1150 : 720;
      const landing = reel.land(grid[index], duration).then(() => reel.element.classList.remove('waiting'));
      landings.push(landing);
      seen += grid[index].filter((symbol) => symbol === this.scatter).length;
      if (tense) await landing;
      else await wait(this.hurried ? 45 : 190);
    }
    await Promise.all(landings);
  }
}
