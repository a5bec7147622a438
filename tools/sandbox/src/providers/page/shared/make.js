/** Makes an element: a tag, its class, and what is in it. */
export function make(tag, className = '', ...content) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

/** Makes a button that does something. */
export function makeButton(className, label, onPress) {
  const button = make('button', className, label);
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}
