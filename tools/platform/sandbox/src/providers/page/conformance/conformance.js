import { elements } from '../shared/elements.js';
import { openBridge, tellBalanceChanged, tellRoundEnded, tellRoundStarted } from '../shared/gameBridge.js';
import { make } from '../shared/make.js';

/* Nothing here is secret, so any page that frames this one may receive it. */
const site = new URL(document.referrer || location.href).origin;
const { round, paused, sound, log } = elements;

const show = {
  'baize:hello': (message) => {
    sound.textContent = message.sound ? 'on' : 'off';
    setPaused(message.paused);
  },
  'baize:pause': () => setPaused(true),
  'baize:resume': () => setPaused(false),
  'baize:sound': ({ on }) => (sound.textContent = on ? 'on' : 'off'),
};

function setPaused(isPaused) {
  paused.textContent = isPaused ? 'yes' : 'no';
  document.body.dataset.paused = String(isPaused);
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || origin !== site || !Object.hasOwn(show, data?.type)) return;
  show[data.type](data);
  log.append(make('li', '', JSON.stringify(data)));
});

elements.start.addEventListener('click', () => {
  round.textContent = 'running';
  tellRoundStarted(site);
});
elements.end.addEventListener('click', () => {
  round.textContent = 'none';
  tellRoundEnded(site);
});
elements.balance.addEventListener('click', () => tellBalanceChanged(site));

openBridge(site, ['rounds', 'pause', 'sound']);
