import { DeskApi } from './deskApi.js';
import { translatePage } from '../shared/translatePage.js';
import { openingText } from '../shared/failureText.js';
import { moneyFormat } from '../shared/money.js';
import { notice } from '../shared/notice.js';
import { Refused } from '../shared/post.js';
import { takeLaunch } from '../shared/takeLaunch.js';

const NOTICE_TIME = 6000;

/** Shows a message at the bottom of a desk for a while. */
export const deskNotice = (message, calm = false) => notice(message, { calm, time: NOTICE_TIME });

/** Opens and runs a desk's page in its own document. */
export async function startDesk(desk, textsFor, run) {
  const api = new DeskApi(desk);
  try {
    const session = await api.open(takeLaunch());
    const texts = textsFor(session.lang);
    translatePage(session, texts.title, texts);
    await run({ api, session, texts, money: moneyFormat(session.lang, session.currency) });
  } catch (error) {
    deskNotice(openingText(error, textsFor(document.documentElement.lang)));
    if (!(error instanceof Refused)) throw error;
  }
}
