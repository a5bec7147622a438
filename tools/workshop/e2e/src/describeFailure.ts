import type { Page, Request } from '@playwright/test';

/** Longest list of open requests in the log. */
const MAX = 12;

/**
 * Watches a page's requests. @returns a function that describes the page's state after a failed test in one line: its
 * URL, scroll position, whether it's hydrated, and which requests have no reply. Useful because a log on another
 * machine has no screenshot.
 */
export function describeFailure(page: Page): () => Promise<string> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    const waiting = [...open].map((request) => new URL(request.url()).pathname);
    const state = await page
      .evaluate(() => {
        const { dataset, scrollHeight } = document.documentElement;
        const ready = dataset.ready === undefined ? 'not hydrated' : 'hydrated';
        return `${ready}, scrolled to ${Math.round(scrollY)} of ${scrollHeight}`;
      })
      .catch(() => 'closed');
    const requests = waiting.slice(0, MAX).join(' ') || 'none';
    return `✘ The page: ${page.url()}, ${state}, ${waiting.length} open requests: ${requests}`;
  };
}
