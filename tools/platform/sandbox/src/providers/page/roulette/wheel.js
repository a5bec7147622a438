import { makeSvg } from '../shared/makeSvg.js';
import { still } from '../shared/still.js';

const TONES = { red: '#b3202c', black: '#17161b', green: '#0f7a4b' };
const SPIN_TIME = 4200;

const at = (radius, angle) => `${radius * Math.sin(angle)} ${-radius * Math.cos(angle)}`;

/** The wheel and the ball turn in opposite directions, and the ball stops at the drawn number. */
export class Wheel {
  constructor(svg, orbit, numbers, colours) {
    Object.assign(this, { svg, orbit, numbers, turn: 0, ball: 0 });
    const step = (2 * Math.PI) / numbers.length;
    numbers.forEach((number, index) => {
      const from = (index - 0.5) * step;
      const to = from + step;
      const pocket = `M${at(98, from)} A98 98 0 0 1 ${at(98, to)} L${at(62, to)} A62 62 0 0 0 ${at(62, from)} Z`;
      svg.append(
        makeSvg('path', { d: pocket, fill: TONES[colours[index]], stroke: '#d9b25c', 'stroke-width': '.6' }),
      );
      const turned = `rotate(${(index * 360) / numbers.length}) translate(0 -84)`;
      svg.append(makeSvg('text', { transform: turned }, number));
    });
    svg.append(makeSvg('circle', { r: '61', fill: '#5a3210', stroke: '#d9b25c', 'stroke-width': '2' }));
    svg.append(makeSvg('circle', { r: '16', fill: '#d9b25c', stroke: '#fff3c4', 'stroke-width': '2' }));
    for (const path of svg.querySelectorAll('path')) path.style.fill = path.getAttribute('fill');
    for (const circle of svg.querySelectorAll('circle')) circle.style.fill = circle.getAttribute('fill');
  }

  async spin(number) {
    const pocket = (this.numbers.indexOf(number) * 360) / this.numbers.length;
    const turnTo = this.turn + 360 * 2 + 90;
    const rest = (((turnTo + pocket) % 360) + 360) % 360;
    const ballFrom = this.ball;
    const ballTo = ballFrom - 360 * 6 - ((((ballFrom - rest) % 360) + 360) % 360);
    const rotate = (from, to) => [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }];
    const duration = still.matches ? 1 : SPIN_TIME;
    const options = { duration, easing: 'cubic-bezier(.12,.55,.25,1)', fill: 'forwards' };
    this.svg.animate(rotate(this.turn, turnTo), options);
    const rolling = this.orbit.animate(rotate(ballFrom, ballTo), options);
    this.turn = turnTo % 360;
    this.ball = ballTo % 360;
    await rolling.finished;
  }
}
