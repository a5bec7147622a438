const NONSENSE = /\bNaN\b|\bundefined\b|\[object \w+\]|\bInvalid Date\b/;
const READ_ALOUD = ['aria-label', 'alt', 'title', 'placeholder'];

/** Words that no player may see or hear, with the place where they stand; nothing when all is well. */
export function visibleNonsense(root: Element = document.body): string | undefined {
  const text = NONSENSE.exec(root.textContent)?.[0];
  if (text) return `text: ${text}`;
  return [...root.querySelectorAll('*')]
    .flatMap((element) => READ_ALOUD.map((name) => `${name}: ${element.getAttribute(name) ?? ''}`))
    .find((said) => NONSENSE.test(said));
}
