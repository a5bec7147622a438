import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../browser/chromium.ts';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

/** A busy machine occasionally loses a trace. */
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
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    return result;
  } finally {
    chrome.kill();
  }
}

/** The error reported by Lighthouse itself, for the whole run or for one of the relevant audits. */
function problemOf({ lhr: { runtimeError, categories, audits } }: Result): string | undefined {
  if (runtimeError) return runtimeError.message;
  const counting = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const broken = counting.find(({ id }) => audits[id]?.scoreDisplayMode === 'error');
  return broken && `${broken.id}: ${audits[broken.id]?.errorMessage ?? 'not measured'}`;
}

/**
 * One Lighthouse run as a phone, in a fresh browser; a run that Lighthouse reports as broken is repeated.
 * @throws with Lighthouse's message if that doesn't help
 */
export async function runLighthouse(url: string, spki: string, onlyCategories: string[]): Promise<Result> {
  let problem: string | undefined;
  for (let count = 0; count < ATTEMPTS; count += 1) {
    const result = await attempt(url, spki, onlyCategories);
    problem = problemOf(result);
    if (problem === undefined) return result;
  }
  throw new Error(`Lighthouse couldn't measure ${url} in ${ATTEMPTS} attempts. ${problem}`);
}
