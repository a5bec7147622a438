import { openSession, playRound, Refused, tellParent } from './api.js';
import { Hud } from './hud.js';
import { moneyFormat } from './money.js';
import { fillPaytable } from './paytable.js';
import { Reels } from './reels.js';
import { WinShow } from './show.js';
import { fillTexts, textsFor } from './texts.js';

const WILD = 0;
const SCATTER = 1;
const SYMBOLS = 10;
/** The reels turn for at least so long, ms, however fast the answer comes. */
const LEAST_SPIN = { true: 260, false: 640 };

const IDS = [
  'balance',
  'cabinet',
  'celebration',
  'coins',
  'home',
  'info',
  'less',
  'mode',
  'more',
  'name',
  'notice',
  'path',
  'pays',
  'praise',
  'prize',
  'reels',
  'ribbon',
  'rules',
  'scene',
  'spin',
  'stake',
  'table',
  'told',
  'turbo',
  'win',
];
const elements = Object.fromEntries(IDS.map((id) => [id, document.getElementById(id)]));
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const imagesOf = (gameId) =>
  Array.from({ length: SYMBOLS }, (_, index) => `/art/symbols/${gameId}-${index}.webp`);

async function loadImage(address) {
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => undefined);
}

function failureText(error, { mode }, texts) {
  if (!(error instanceof Refused)) return texts.failed;
  if (error.message === 'insufficient_balance')
    return mode === 'demo' ? texts.insufficientDemo : texts.insufficient;
  if (error.message.endsWith('_bet_limit_exceeded')) return texts.limit;
  return error.status === 401 ? texts.over : texts.failed;
}

/** Plays rounds: one at a time, a second press hurries the first. */
function player(session, { hud, reels, show, texts, money }) {
  let underWay = false;

  function refuseIfShort() {
    if (hud.canStake()) return false;
    hud.refuse(session.mode === 'demo' ? texts.insufficientDemo : texts.insufficient);
    return true;
  }

  async function round() {
    const { stake, turbo } = hud;
    const before = hud.balance;
    hud.hideNotice();
    show.stop();
    hud.setWin(undefined);
    hud.setBalance(before - Number(stake));
    reels.start(turbo);
    const least = wait(LEAST_SPIN[turbo]);
    try {
      const lost = () => hud.notice(texts.lost, { calm: true });
      const result = await playRound('/slot/api/spin', session.token, { stake }, lost);
      hud.hideNotice();
      await least;
      await reels.land(result.grid);
      tellParent(session.parentOrigin);
      hud.tell(Number(result.win) > 0 ? texts.won(money(result.win)) : texts.lostRound);
      await show.show(result, (win) => hud.setWin(win));
      hud.setBalance(result.balance);
    } catch (error) {
      hud.setBalance(before);
      await reels.land(session.grid);
      hud.notice(failureText(error, session, texts));
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

function setUp(session) {
  const texts = textsFor(session.lang);
  const money = moneyFormat(session.lang, session.currency);
  const images = imagesOf(session.game.id);
  document.documentElement.lang = session.lang;
  document.title = session.game.name;
  elements.name.textContent = session.game.name;
  elements.mode.textContent = texts.demo;
  elements.mode.hidden = session.mode !== 'demo';
  elements.home.href = session.parentOrigin;
  elements.home.hidden = window.parent !== window;
  fillTexts(texts);
  const reels = new Reels(elements.reels, images, SCATTER);
  reels.show(session.grid);
  const hud = new Hud({ texts, money, stakes: session.stakes, stake: session.stake, elements });
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

async function dress(gameId) {
  const backdrop = `/art/symbols/${gameId}-reels.webp`;
  await Promise.all([loadImage(backdrop), ...imagesOf(gameId).map(loadImage)]);
  elements.scene.style.backgroundImage = `url("${backdrop}")`;
}

async function start() {
  const session = await openSession('slot');
  const parts = setUp(session);
  await dress(session.game.id);
  const press = player(session, parts);
  elements.spin.disabled = false;
  elements.spin.addEventListener('click', () => void press());
  listenToSpaceBar(press);
}

start().catch((error) => {
  const texts = textsFor(document.documentElement.lang);
  elements.notice.textContent = error instanceof Refused && error.status === 403 ? texts.used : texts.failed;
  elements.notice.hidden = false;
});
