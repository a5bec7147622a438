import type { Page, Request } from '@playwright/test';

/** Longest list of open requests in the log. */
const MOST = 12;

/**
 * Watches a page's requests. @returns describes in one line where a failed test has left the page: its address, how far
 * it is scrolled, whether it is hydrated, and which requests have no reply. A log on another machine has no screenshot.
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
    const requests = waiting.slice(0, MOST).join(' ') || 'none';
    return `✘ The page: ${page.url()}, ${state}, ${waiting.length} open requests: ${requests}`;
  };
}
