/** Sets every text and label of the page. */
export function fillTexts(texts) {
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = texts[element.dataset.text];
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', texts[element.dataset.label]);
    if (element.tagName === 'BUTTON') element.title = texts[element.dataset.label];
  }
}
