const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Turns buttons into a radio group, for mouse and arrow keys; `onChoose` gets the index. */
export function radioRow(root, buttons, first, onChoose) {
  let chosen;
  function choose(place) {
    chosen = place;
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-checked', String(index === place));
      button.tabIndex = index === place ? 0 : -1;
    }
    onChoose(place);
  }
  for (const [place, button] of buttons.entries()) {
    button.type = 'button';
    button.setAttribute('role', 'radio');
    button.addEventListener('click', () => choose(place));
  }
  root.addEventListener('keydown', ({ key }) => {
    if (!STEPS[key]) return;
    choose((chosen + STEPS[key] + buttons.length) % buttons.length);
    buttons[chosen].focus();
  });
  root.append(...buttons);
  choose(first);
}
