import { elements } from './elements.js';

let timer;

/** Shows a message above the controls, for `time` ms or until the next call; an empty text hides it. */
export function notice(message, { calm = false, time } = {}) {
  const { notice: box } = elements;
  box.textContent = message;
  box.hidden = message === '';
  box.classList.toggle('calm', calm);
  clearTimeout(timer);
  if (message && time) timer = setTimeout(() => (box.hidden = true), time);
}

/** Announces a message to screen readers. */
export const announce = (message) => (elements.announcement.textContent = message);
