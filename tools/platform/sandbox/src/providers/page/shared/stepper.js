import { elements } from './elements.js';

/** Two buttons that step through a list of values. */
export class Stepper {
  constructor(name, values, { first, show, onChange = () => undefined }) {
    Object.assign(this, { values, show, onChange, locked: false });
    this.output = elements[name];
    [this.less, this.more] = [elements[`${name}Less`], elements[`${name}More`]];
    this.place = Math.max(0, values.indexOf(first));
    this.less.addEventListener('click', () => this.step(-1));
    this.more.addEventListener('click', () => this.step(1));
    this.write();
  }

  get value() {
    return this.values[this.place];
  }

  step(by) {
    this.place = Math.min(this.values.length - 1, Math.max(0, this.place + by));
    this.write();
    this.onChange(this.value);
  }

  lock(locked) {
    this.locked = locked;
    this.write();
  }

  write() {
    this.output.textContent = this.show(this.value);
    this.less.disabled = this.locked || this.place === 0;
    this.more.disabled = this.locked || this.place === this.values.length - 1;
  }
}
