/** The space bar clicks the main button, unless something else has the focus. */
export function pressBySpace(button) {
  document.addEventListener('keydown', (event) => {
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (event.code !== 'Space' || event.repeat || !isFree) return;
    event.preventDefault();
    button.click();
  });
}
