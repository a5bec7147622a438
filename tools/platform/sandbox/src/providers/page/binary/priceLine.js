const PAD = 14;
const GRID = 4;

const toneOf = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The price chart on a canvas, with the opening prices of open trades. */
export class PriceLine {
  constructor(canvas) {
    this.canvas = canvas;
    this.tones = { up: toneOf('--up'), down: toneOf('--down'), gold: toneOf('--gold') };
  }

  /** Fits the canvas to its box and the device pixel ratio. */
  fit() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const scale = window.devicePixelRatio || 1;
    if (this.canvas.width !== Math.round(width * scale)) this.canvas.width = Math.round(width * scale);
    if (this.canvas.height !== Math.round(height * scale)) this.canvas.height = Math.round(height * scale);
    const pen = this.canvas.getContext('2d');
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    return { pen, width, height };
  }

  draw(prices, running) {
    const { pen, width, height } = this.fit();
    const levels = [...prices, ...running.map(({ opening }) => opening)];
    const low = Math.min(...levels);
    const span = Math.max(...levels) - low || 1;
    const x = (index) => (index / (prices.length - 1)) * (width - PAD);
    const y = (price) => PAD + (1 - (price - low) / span) * (height - 2 * PAD);
    this.drawGrid(pen, width, height);
    this.drawLine(pen, prices, { x, y, height });
    for (const { opening, direction } of running) {
      pen.setLineDash([6, 5]);
      pen.strokeStyle = this.tones[direction];
      pen.lineWidth = 1.5;
      pen.beginPath();
      pen.moveTo(0, y(opening));
      pen.lineTo(width, y(opening));
      pen.stroke();
      pen.setLineDash([]);
    }
  }

  drawGrid(pen, width, height) {
    pen.strokeStyle = '#ffffff14';
    pen.lineWidth = 1;
    for (let line = 0; line <= GRID; line += 1) {
      const at = PAD + (line / GRID) * (height - 2 * PAD);
      pen.beginPath();
      pen.moveTo(0, at);
      pen.lineTo(width, at);
      pen.stroke();
    }
  }

  drawLine(pen, prices, { x, y, height }) {
    const path = new Path2D();
    prices.forEach((price, index) => path[index ? 'lineTo' : 'moveTo'](x(index), y(price)));
    const under = new Path2D(path);
    under.lineTo(x(prices.length - 1), height);
    under.lineTo(0, height);
    const fill = pen.createLinearGradient(0, 0, 0, height);
    fill.addColorStop(0, '#ffd16638');
    fill.addColorStop(1, '#ffd16600');
    pen.fillStyle = fill;
    pen.fill(under);
    pen.strokeStyle = this.tones.gold;
    pen.lineWidth = 2.2;
    pen.lineJoin = 'round';
    pen.stroke(path);
    pen.fillStyle = this.tones.gold;
    pen.beginPath();
    pen.arc(x(prices.length - 1), y(prices.at(-1)), 4.5, 0, 7);
    pen.fill();
  }
}
