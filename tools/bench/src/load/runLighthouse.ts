import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../browser/chromium.ts';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** A machine with much to do loses a trace now and then. */
const ATTEMPTS = 3;

async function attempt(url: string, spki: string, onlyCategories: string[]): Promise<Result> {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: [...chromiumFlags(spki), '--headless=new'],
    logLevel: 'silent',
  });
  try {
    const flags: Flags = {
      port: chrome.port,
      logLevel: 'silent',
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
      onlyCategories,
      disableFullPageScreenshot: true,
    };
    const result = await lighthouse(url, flags);
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * One Lighthouse run as a phone, in a browser of its own; a run that Lighthouse itself calls broken is repeated.
 * @throws with Lighthouse's words when that does not help
 */
export async function runLighthouse(url: string, spki: string, onlyCategories: string[]): Promise<Result> {
  let result = await attempt(url, spki, onlyCategories);
  for (let more = 1; result.runtimeError && more < ATTEMPTS; more += 1)
    result = await attempt(url, spki, onlyCategories);
  if (result.runtimeError)
    throw new Error(`Lighthouse could not load ${url}: ${result.runtimeError.message}`);
  return result;
}
