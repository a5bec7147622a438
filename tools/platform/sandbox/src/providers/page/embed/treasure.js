import { pause, showOutcome, state, takeTurn } from './embed.js';

const REVEAL = 1100;
const chests = [...document.querySelectorAll('.pick')];

function open(place, turn) {
  const chest = chests[place];
  const amount = turn.chests[place];
  chest.classList.add('open');
  chest.querySelector('.held').textContent = amount;
  const values = { number: place + 1, amount };
  const label = state.texts.held.replaceAll(/\{(number|amount)\}/g, (_, name) => values[name]);
  chest.setAttribute('aria-label', label);
}

function lock(isLocked) {
  for (const chest of chests) chest.disabled = isLocked;
}

async function reveal(turn, fresh) {
  lock(true);
  chests[turn.choice].classList.add('mine');
  open(turn.choice, turn);
  if (fresh) await pause(REVEAL);
  showOutcome(turn, fresh);
  for (const place of chests.keys()) if (place !== turn.choice) open(place, turn);
}

for (const chest of chests) {
  chest.addEventListener('click', async () => {
    lock(true);
    chest.classList.add('shaking');
    const reply = await takeTurn('treasure', { choice: Number(chest.dataset.choice) });
    if (reply?.fresh) await pause(700);
    chest.classList.remove('shaking');
    if (reply) await reveal(reply.turn, reply.fresh);
    else lock(false);
  });
}

if (state.today) reveal(state.today, false);
