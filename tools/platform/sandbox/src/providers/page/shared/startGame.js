import { openSession } from './api.js';
import { translatePage } from './translatePage.js';
import { elements } from './elements.js';
import { openingText } from './failureText.js';
import { openBridge } from './gameBridge.js';
import { moneyFormat } from './money.js';
import { notice } from './notice.js';
import { Refused } from './post.js';

/** Opens and runs a game's page; shows the reason if it can't be opened. */
export async function startGame(engine, textsFor, run) {
  try {
    const session = await openSession(engine);
    const texts = textsFor(session.lang);
    translatePage(session, session.game.name, texts);
    openBridge(session.parentOrigin);
    await run({ session, texts, money: moneyFormat(session.lang, session.currency) });
  } catch (error) {
    notice(openingText(error, textsFor(document.documentElement.lang)));
    if (!(error instanceof Refused)) throw error;
  }
}

/** Sets the game's artwork as the page's background. */
export const hangScene = (gameId) =>
  (elements.scene.style.backgroundImage = `url("/art/symbols/${gameId}-reels.webp")`);
