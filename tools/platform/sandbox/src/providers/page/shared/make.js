/** Creates an element with a class and content. */
export function make(tag, className = '', ...content) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

/** Creates a button with a click handler. */
export function makeButton(className, label, onPress) {
  const button = make('button', className, label);
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}
