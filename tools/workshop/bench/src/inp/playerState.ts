import { DEMO_PLAYERS, demoPassword } from '@baize/sandbox';
import type { BrowserContextOptions } from 'playwright';
import { text } from '../browser/text.ts';
import { untilAtRest } from '../browser/untilAtRest.ts';
import { withPage, type VisitorBrowser } from '../browser/withPage.ts';

/** Logs a demo player in once; the storage state can be reused for later pages. */
export const playerState = (
  browser: VisitorBrowser,
  home: string,
): Promise<BrowserContextOptions['storageState']> =>
  withPage(browser, async (page) => {
    const username = DEMO_PLAYERS[0]?.username ?? '';
    await page.goto(home);
    await untilAtRest(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('shell', 'login') })
      .tap();
    const popup = page.getByRole('dialog');
    await popup.getByRole('textbox', { name: text('session', 'username') }).fill(username);
    await popup.getByLabel(text('session', 'password')).fill(demoPassword(username));
    await popup.getByRole('button', { name: text('session', 'login') }).tap();
    await popup.waitFor({ state: 'hidden' });
    return page.context().storageState();
  });
