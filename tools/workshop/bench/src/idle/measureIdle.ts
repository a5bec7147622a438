import { openBrowser } from '../browser/withPage.ts';
import type { Phase } from '../Phase.ts';
import type { Measure } from '../report/Measure.ts';
import { idleHour } from './idleHour.ts';

const INJECTED_MS = 60_000;
const INJECTED_AN_HOUR = 3_600_000 / INJECTED_MS;
/** The last tick may fall outside the hour. */
const SLACK = 2;

/**
 * A visitor's home page for an hour, in the foreground and in the background. The hidden hour is measured again with an
 * injected poll.
 * @throws if that poll wasn't counted, since none of these figures can then be trusted
 */
export const measureIdle: Phase = async ({ site, options: { brand } }) => {
  const browser = await openBrowser(site);
  const address = site.url(brand, '/');
  try {
    const visible = await idleHour(browser, { address, hidden: false });
    const hidden = await idleHour(browser, { address, hidden: true });
    const probed = await idleHour(browser, { address, hidden: true, injectedPollMs: INJECTED_MS });
    if (Math.abs(probed - hidden - INJECTED_AN_HOUR) > SLACK)
      throw new Error(
        `A poll of ${INJECTED_AN_HOUR} requests an hour was counted as ${probed - hidden}: the fake clock has no effect on the page.`,
      );
    const of = 'visitor, home';
    return [
      { metric: 'idle hour, visible', of, value: visible },
      { metric: 'idle hour, hidden', of, value: hidden },
    ] satisfies Measure[];
  } finally {
    await browser.close();
  }
};
