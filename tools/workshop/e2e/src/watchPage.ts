import type { Page } from '@playwright/test';

/** The prefix of CSP violations in the list of problems; no test ignores them. */
export const POLICY = 'policy';

/** What a browser logs when the page's CSP forbids something. */
const BREACH = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL)/;

/** Errors that a browser reports although nothing is wrong, such as a call aborted by navigation. */
const HARMLESS = /net::ERR_ABORTED/;

const brokenImages = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );

/**
 * Watches a page from now on. The returned function lists the problems: console errors, unhandled errors and
 * rejections, CSP violations, images that failed to load, and an access token in a URL or a log.
 */
export function watchPage(page: Page): () => Promise<string[]> {
  const problems: string[] = [];
  const logged: string[] = [];
  const tokens = new Set<string>();

  page.on('console', (message) => {
    logged.push(message.text());
    if (message.type() === 'error' && !HARMLESS.test(message.text()))
      problems.push(`${BREACH.test(message.text()) ? POLICY : 'console'}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`unhandled: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    logged.push(request.url());
    const token = request.headers().authorization?.replace('Bearer ', '');
    if (token) tokens.add(token);
  });
  page.on('response', (response) => {
    const isImage = response.request().resourceType() === 'image';
    if (isImage && response.status() >= 400) problems.push(`image: ${response.status()} ${response.url()}`);
  });

  return async () => {
    const images = page.isClosed() ? [] : await brokenImages(page);
    const leaks = [...tokens].filter((token) => logged.some((text) => text.includes(token)));
    return [
      ...problems,
      ...images.map((address) => `image: broken ${address}`),
      ...leaks.map(() => 'an access token is in an address or a log'),
    ];
  };
}
