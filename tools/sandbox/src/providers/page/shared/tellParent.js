/** Posts to the site around the game that a round is over, so that it refetches the balance. */
export function tellParent(origin) {
  if (window.parent !== window) window.parent.postMessage({ type: 'baize:round', version: 1 }, origin);
}
