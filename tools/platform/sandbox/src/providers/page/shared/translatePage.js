import { elements } from './elements.js';
import { fillTexts } from './fillTexts.js';

/** Translates a page to its session's language: title, top bar, every text. */
export function translatePage(session, title, texts) {
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
