import { expect, type Page, type Request } from '@playwright/test';

/** Does something on a page, and waits until every call that it caused has its reply. */
export async function untilAnswered(page: Page, act: () => Promise<unknown>) {
  const open = new Set<Request>();
  const begin = (request: Request) => void (request.url().includes('/_api/') && open.add(request));
  const end = (request: Request) => void open.delete(request);
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await act();
  await expect.poll(() => open.size).toBe(0);
  page.off('request', begin);
  page.off('requestfinished', end);
  page.off('requestfailed', end);
}
