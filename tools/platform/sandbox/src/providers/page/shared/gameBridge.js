/*
 * The game's side of the game bridge, version 1 (docs/recipes/game-bridge.md): reports its rounds to the embedding
 * site, and pauses on the site's request.
 */
const VERSION = 1;

function post(origin, type, rest = {}) {
  if (window.parent !== window)
    window.parent.postMessage({ type: `baize:${type}`, version: VERSION, ...rest }, origin);
}

/** A stake is being placed; until the round ends, the site asks for confirmation before leaving. */
export const tellRoundStarted = (origin) => post(origin, 'round-started');

/** The round is over, and its result has been shown: the site refetches the balance. */
export const tellRoundEnded = (origin) => post(origin, 'round-ended');

/** The balance has changed outside a round: a bet that was placed or settled. */
export const tellBalanceChanged = (origin) => post(origin, 'balance-changed');

/** The effect of each site message on the page; a paused page takes no input. */
const HANDLE = new Map([
  ['baize:hello', ({ paused }) => (document.body.inert = paused === true)],
  ['baize:pause', () => (document.body.inert = true)],
  ['baize:resume', () => (document.body.inert = false)],
]);

/** Starts listening to the site at `origin`, and declares the features that this game supports. */
export function openBridge(origin, supports = ['rounds', 'pause']) {
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin || data?.version !== VERSION) return;
    HANDLE.get(data.type)?.(data);
  });
  post(origin, 'ready', { supports });
}

/** Follows the site's colour scheme: the site sends it once this page listens, and on every change. */
export function followScheme(origin) {
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin || data?.version !== VERSION) return;
    if (data.type !== 'baize:scheme' || !['dark', 'light'].includes(data.scheme)) return;
    document.documentElement.style.colorScheme = data.scheme;
  });
  post(origin, 'ready', { supports: ['scheme'] });
}
