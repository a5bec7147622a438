/** Time for the airship to cross the sky, ms. */
const PACE = 7000;

/** Draws the course and the airship in the stage's pixels. */
export class CrashSky {
  constructor(stage, { course, area, trail, ship, quiet }) {
    Object.assign(this, { stage, course, area, trail, ship, quiet });
    this.elapsed = 0;
    if (quiet) stage.dataset.quiet = '';
    new ResizeObserver(() => this.fit()).observe(stage);
    this.fit();
  }

  fit() {
    const { width, height } = this.stage.getBoundingClientRect();
    Object.assign(this, { width, height, scale: Math.min(1.25, Math.max(0.62, width / 800)) });
    this.course.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.draw(this.elapsed);
  }

  /** `ready`, `flying`, `landed` or `crashed`. */
  state(name) {
    this.stage.dataset.state = name;
  }

  /** Moves the airship to its position at a time (ms after the start). */
  draw(elapsed) {
    this.elapsed = elapsed;
    const { width, height, scale } = this;
    const way = this.quiet ? 0 : 1 - Math.exp(-elapsed / PACE);
    const [x0, y0] = [0, height * 0.93];
    const x = 104 * scale + way * (width * 0.84 - 168 * scale);
    const y = height * (0.84 - 0.42 * way ** 1.4);
    const bend = `Q ${x0 + (x - x0) * 0.62} ${y0} ${x - 60 * scale} ${y + 6 * scale}`;
    this.trail.setAttribute('d', `M ${x0} ${y0} ${bend}`);
    this.area.setAttribute('d', `M ${x0} ${y0} ${bend} V ${height} H ${x0} Z`);
    const tilt = -13 * way * (1.15 - way);
    this.ship.setAttribute('transform', `translate(${x} ${y}) scale(${scale}) rotate(${tilt})`);
  }
}
