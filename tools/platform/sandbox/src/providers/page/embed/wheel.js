import { elements } from '../shared/elements.js';
import { still } from '../shared/still.js';
import { pause, showOutcome, state, takeTurn } from './embed.js';

const TURNS = 7;
const LENGTH = 5600;
const FULL = 360;
const disc = elements.disc;
const go = elements.go;

/** Turns a segment to the top, slightly off centre like a real wheel. */
function turnTo(place, turns) {
  const off = (Math.random() - 0.5) * state.slice * 0.6;
  disc.style.transform = `rotate(${turns * FULL - place * state.slice + (turns ? off : 0)}deg)`;
}

function mark(place) {
  disc.querySelector(`[data-place="${place}"]`).classList.add('drawn');
  document.body.classList.add('drawn');
}

go.addEventListener('click', async () => {
  go.disabled = true;
  const reply = await takeTurn('wheel');
  if (!reply) {
    go.disabled = false;
    return;
  }
  document.body.classList.add('turning');
  turnTo(reply.turn.place, still.matches ? 0 : TURNS);
  await pause(LENGTH);
  document.body.classList.remove('turning');
  mark(reply.turn.place);
  showOutcome(reply.turn, reply.fresh);
});

if (state.today) {
  go.disabled = true;
  turnTo(state.today.place, 0);
  mark(state.today.place);
  showOutcome(state.today, false);
}
