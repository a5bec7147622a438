import { playRound } from '../shared/api.js';
import { elements } from '../shared/elements.js';
import { failureText } from '../shared/failureText.js';
import { tellRoundEnded, tellRoundStarted } from '../shared/gameBridge.js';
import { notice, announce } from '../shared/notice.js';
import { hangScene, startGame } from '../shared/startGame.js';
import { wait } from '../shared/wait.js';
import { Hud } from './hud.js';
import { fillPaytable } from './paytable.js';
import { Reels } from './reels.js';
import { WinShow } from './show.js';
import { textsFor } from './slotTexts.js';

const WILD = 0;
const SCATTER = 1;
const SYMBOLS = 10;
/** The minimum duration of a spin, ms, however fast the reply is; `true` is turbo mode. */
const MIN_SPIN = { true: 260, false: 640 };

const imagesOf = (gameId) =>
  Array.from({ length: SYMBOLS }, (_, index) => `/art/symbols/${gameId}-${index}.webp`);

async function loadImage(address) {
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => undefined);
}

/** A demo can't ask for a deposit. */
const tellingOf = ({ mode }, texts) =>
  mode === 'demo' ? { ...texts, insufficient: texts.insufficientDemo } : texts;

/** Plays one round at a time; a second press speeds up the first. */
function player(session, { hud, reels, show, texts, money }) {
  let underWay = false;
  const telling = tellingOf(session, texts);

  function refuseIfShort() {
    if (hud.canStake()) return false;
    hud.refuse(telling.insufficient);
    return true;
  }

  async function round() {
    const { stake, turbo } = hud;
    const before = hud.balance;
    notice('');
    show.stop();
    hud.setWin(undefined);
    hud.setBalance(before - hud.cost);
    reels.start(turbo);
    tellRoundStarted(session.parentOrigin);
    const least = wait(MIN_SPIN[turbo]);
    try {
      const lost = () => notice(texts.lost, { calm: true });
      const result = await playRound('/slot/api/spin', session.token, { stake }, lost);
      notice('');
      await least;
      await reels.land(result.grid);
      tellRoundEnded(session.parentOrigin);
      announce(Number(result.win) > 0 ? texts.won(money(result.win)) : texts.noWin);
      await show.show(result, (win) => hud.setWin(win));
      hud.setBalance(result.balance);
      hud.setFreeSpins(result.freeSpins);
    } catch (error) {
      hud.setBalance(before);
      await reels.land(session.grid);
      tellRoundEnded(session.parentOrigin);
      notice(failureText(error, telling));
    }
  }

  return async () => {
    if (underWay) {
      reels.hurry();
      return;
    }
    if (refuseIfShort()) return;
    underWay = true;
    hud.lock(true);
    try {
      await round();
    } finally {
      underWay = false;
      hud.lock(false);
    }
  };
}

function listenToSpaceBar(press) {
  addEventListener('keydown', (event) => {
    const elsewhere = event.target.closest?.('button, a, dialog');
    if (
      event.code !== 'Space' ||
      event.repeat ||
      elements.pays.open ||
      (elsewhere && elsewhere !== elements.spin)
    )
      return;
    event.preventDefault();
    void press();
  });
  elements.spin.addEventListener('keyup', (event) => event.code === 'Space' && event.preventDefault());
}

function setUp({ session, texts, money }) {
  const images = imagesOf(session.game.id);
  const reels = new Reels(elements.reels, images, SCATTER);
  reels.show(session.grid);
  const { stakes, stake, freeSpins } = session;
  const hud = new Hud({ texts, money, stakes, stake, freeSpins, elements });
  hud.setBalance(session.balance);
  const show = new WinShow({ reels, lines: session.lines, texts, money, elements });
  elements.info.addEventListener('click', () => {
    const { pays, lines } = session;
    fillPaytable({
      ...elements,
      images,
      pays,
      lines: lines.length,
      stake: hud.stake,
      money,
      texts,
      scatter: SCATTER,
      wild: WILD,
    });
    elements.pays.showModal();
  });
  return { hud, reels, show, texts, money };
}

async function loadPictures(gameId) {
  const backdrop = `/art/symbols/${gameId}-reels.webp`;
  await Promise.all([loadImage(backdrop), ...imagesOf(gameId).map(loadImage)]);
  hangScene(gameId);
}

await startGame('slot', textsFor, async (game) => {
  const parts = setUp(game);
  await loadPictures(game.session.game.id);
  const press = player(game.session, parts);
  elements.spin.disabled = false;
  elements.spin.addEventListener('click', () => void press());
  listenToSpaceBar(press);
});
