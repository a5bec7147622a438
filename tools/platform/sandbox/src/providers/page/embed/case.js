import { elements } from '../shared/elements.js';
import { still } from '../shared/still.js';
import { pause, showOutcome, state, takeTurn } from './embed.js';

const TILES = 48;
const STOP = 42;
const LENGTH = 6200;
/** The kinds of cases along the reel; the drawn one is put at the stop position. */
const PATTERN = [0, 1, 0, 2, 1, 0, 3, 0, 1, 2, 4, 0, 1, 0, 2, 5];
const kinds = [...elements.kinds.querySelectorAll('.tile')];
const reel = elements.reel;
const go = elements.go;

function fill(place) {
  const tiles = Array.from({ length: TILES }, (_, index) => {
    const kind = index === STOP && place !== undefined ? place : PATTERN[index % PATTERN.length];
    return kinds[kind].cloneNode(true);
  });
  reel.replaceChildren(...tiles);
}

/** Centres a tile below the pointer; `off` is a fraction of a tile. */
function moveTo(index, off = 0) {
  const tile = reel.children[index];
  const middle = tile.offsetLeft + tile.offsetWidth * (0.5 + off);
  reel.style.transform = `translateX(${reel.parentElement.clientWidth / 2 - middle}px)`;
}

/** The reel's position, to be restored if the window's width changes. */
let standing = 4;

function settle(turn, fresh) {
  standing = STOP;
  reel.classList.remove('running');
  moveTo(STOP);
  reel.children[STOP].classList.add('drawn');
  showOutcome(turn, fresh);
}

go.addEventListener('click', async () => {
  go.disabled = true;
  const reply = await takeTurn('case', { payload: state.payload });
  if (!reply) {
    go.disabled = false;
    return;
  }
  fill(reply.turn.place);
  if (reply.fresh && !still.matches) {
    moveTo(standing);
    reel.getBoundingClientRect();
    reel.classList.add('running');
    moveTo(STOP, (Math.random() - 0.5) * 0.7);
    await pause(LENGTH);
  }
  settle(reply.turn, reply.fresh);
});

new ResizeObserver(() => {
  if (!reel.classList.contains('running')) moveTo(standing);
}).observe(reel.parentElement);

fill(state.today?.place);
moveTo(standing);
if (state.today) {
  go.disabled = true;
  settle(state.today, false);
}
