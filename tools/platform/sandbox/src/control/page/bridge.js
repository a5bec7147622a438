const VERSION = 1;
const KNOWN = ['baize:ready', 'baize:round-started', 'baize:round-ended', 'baize:balance-changed'];
const READY_WITHIN = 10_000;

const find = (id) => document.getElementById(id);
const game = find('game');
const state = { paused: false, running: false, ready: false };

/** A broken point stays broken. */
function mark(id, isMet) {
  const point = find(id);
  if (point.dataset.state !== 'broken') point.dataset.state = isMet ? 'met' : 'broken';
}

function note(direction, data) {
  const line = document.createElement('li');
  line.textContent = `${direction} ${JSON.stringify(data)}`;
  find('log').prepend(line);
}

function send(type, rest = {}) {
  const message = { type: `baize:${type}`, version: VERSION, ...rest };
  game.contentWindow.postMessage(message, new URL(game.dataset.address).origin);
  note('→', message);
}

const handlers = {
  'baize:ready': () => {
    state.ready = true;
    state.running = false;
    mark('ready', true);
    send('hello', { sound: true, paused: state.paused });
  },
  'baize:round-started': () => {
    if (state.running) mark('rounds', false);
    if (state.paused) mark('paused', false);
    state.running = true;
  },
  'baize:round-ended': () => {
    mark('rounds', state.running);
    state.running = false;
  },
  'baize:balance-changed': () => mark('balance', true),
};

addEventListener('message', ({ source, origin, data }) => {
  if (source !== game.contentWindow || origin !== new URL(game.dataset.address).origin) return;
  note('←', data);
  const isKnown = KNOWN.includes(data?.type) && data.version === VERSION;
  mark('envelope', isKnown);
  if (isKnown) handlers[data.type](data);
});

for (const button of document.querySelectorAll('[data-send]'))
  button.addEventListener('click', () => {
    const { send: type, on } = button.dataset;
    if (type === 'pause') {
      state.paused = true;
      if (state.ready) mark('paused', true);
    }
    if (type === 'resume') state.paused = false;
    send(type, on === undefined ? {} : { on: on === 'true' });
  });

if (game.dataset.address) {
  game.src = game.dataset.address;
  setTimeout(() => {
    if (!state.ready) mark('ready', false);
  }, READY_WITHIN);
}
