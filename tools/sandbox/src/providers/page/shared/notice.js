import { elements } from './elements.js';

let timer;

/** Says something above the controls, for so many ms or until it is called again; an empty text takes it away. */
export function notice(message, { calm = false, time } = {}) {
  const { notice: box } = elements;
  box.textContent = message;
  box.hidden = message === '';
  box.classList.toggle('calm', calm);
  clearTimeout(timer);
  if (message && time) timer = setTimeout(() => (box.hidden = true), time);
}

/** Tells somebody who cannot see the page what happened. */
export const tell = (message) => (elements.told.textContent = message);
