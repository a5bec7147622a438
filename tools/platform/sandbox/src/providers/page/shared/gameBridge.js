/*
 * The game's side of the game bridge, version 1 (docs/recipes/game-bridge.md): tells the site around the game
 * about its rounds, and pauses when the site asks for it.
 */
const VERSION = 1;

function post(origin, type, rest = {}) {
  if (window.parent !== window)
    window.parent.postMessage({ type: `baize:${type}`, version: VERSION, ...rest }, origin);
}

/** A stake is being placed: until the round ends, leaving the game is asked about. */
export const tellRoundStarted = (origin) => post(origin, 'round-started');

/** The round is over, and its result has been shown: the site refetches the balance. */
export const tellRoundEnded = (origin) => post(origin, 'round-ended');

/** The balance has changed outside a round: a bet that was placed or settled. */
export const tellBalanceChanged = (origin) => post(origin, 'balance-changed');

/** What a message of the site makes of the page; a paused page takes no input. */
const HANDLE = new Map([
  ['baize:hello', ({ paused }) => (document.body.inert = paused === true)],
  ['baize:pause', () => (document.body.inert = true)],
  ['baize:resume', () => (document.body.inert = false)],
]);

/** Starts listening to the site at `origin`, and tells it what this game supports. */
export function openBridge(origin, supports = ['rounds', 'pause']) {
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin || data?.version !== VERSION) return;
    HANDLE.get(data.type)?.(data);
  });
  post(origin, 'ready', { supports });
}

/** Follows the site's colour scheme: the site sends it once this page listens, and when it changes. */
export function followScheme(origin) {
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin || data?.version !== VERSION) return;
    if (data.type !== 'baize:scheme' || !['dark', 'light'].includes(data.scheme)) return;
    document.documentElement.style.colorScheme = data.scheme;
  });
  post(origin, 'ready', { supports: ['scheme'] });
}
