const NONSENSE = /\bNaN\b|\bundefined\b|\[object \w+\]|\bInvalid Date\b/;
const READ_ALOUD = ['aria-label', 'alt', 'title', 'placeholder'];

/** Finds text such as `NaN` that must never be shown or read aloud, with its location; empty if there is none. */
export function findInvalidText(root: Element = document.body): string | undefined {
  const text = NONSENSE.exec(root.textContent)?.[0];
  if (text) return `text: ${text}`;
  return [...root.querySelectorAll('*')]
    .flatMap((element) => READ_ALOUD.map((name) => `${name}: ${element.getAttribute(name) ?? ''}`))
    .find((shownText) => NONSENSE.test(shownText));
}
