import { elements } from './elements.js';
import { fillTexts } from './fillTexts.js';

/** Puts a page into its session's language: title, the bar at the top, every text. */
export function dressPage(session, title, texts) {
  const { name, mode, home } = elements;
  document.documentElement.lang = session.lang;
  document.title = title;
  name.textContent = title;
  mode.textContent = texts.demo;
  mode.hidden = session.mode !== 'demo';
  home.href = session.parentOrigin;
  home.hidden = window.parent !== window;
  fillTexts(texts);
}
