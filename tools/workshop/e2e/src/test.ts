import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { describeFailure } from './describeFailure.ts';
import { platformTest } from './platformTest.ts';
import { textsOf } from './texts.ts';
import { POLICY, watchPage } from './watchPage.ts';
import type { Visit } from './visit.ts';

interface Fixtures {
  visit: Visit;
  /** A text of the site in the visitor's language. */
  text: ReturnType<typeof textsOf>;
  /** Saves a screenshot among the artefacts, in a run with `SCREENS=1`. */
  takeScreenshot: (name: string, options?: { whole?: boolean }) => Promise<void>;
  /** For tests in which calls fail on purpose: the browser's logs about them are ignored, except CSP violations. */
  forgiving: boolean;
  /** Fails the test on any page error that no assertion covers. */
  watch: void;
}

const ARTIFACTS = join(import.meta.dirname, '../../../../artifacts/screens');

async function storePreferences(page: Page, { language, scheme }: Visit) {
  await page.addInitScript(
    (choices) => {
      /* A game's frame is a third-party page, with its own storage or none. */
      if (window.top !== window) return;
      for (const [key, value] of choices)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [
      ['lang', language],
      ['scheme', scheme],
      /* Marks the home page's popup as seen, so that it doesn't get in the way; it has a separate test. */
      ['show_popup', '1'],
    ] as const,
  );
}

export const test = platformTest.extend<Fixtures>({
  visit: [{ app: 'web', brand: 'orvane', language: 'tr', scheme: 'dark' }, { option: true }],
  forgiving: [false, { option: true }],
  text: async ({ visit }, use) => use(textsOf(visit.language, visit.brand)),
  page: async ({ page, visit }, use, test) => {
    await storePreferences(page, visit);
    const describe = describeFailure(page);
    await use(page);
    if (test.status !== test.expectedStatus) console.log(await describe());
  },
  takeScreenshot: async ({ page }, use, { project }) =>
    use(async (name, { whole = false } = {}) => {
      if (process.env.SCREENS === undefined) return;
      await page.screenshot({ path: join(ARTIFACTS, project.name, `${name}.png`), fullPage: whole });
    }),
  watch: [
    async ({ page, forgiving }, use) => {
      const found = watchPage(page);
      await use();
      const problems = await found();
      const unexpected = forgiving ? problems.filter((problem) => problem.startsWith(POLICY)) : problems;
      expect(unexpected, 'what went wrong on the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
