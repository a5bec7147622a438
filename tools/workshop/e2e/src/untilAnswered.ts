import { expect, type Page, type Request, type Response } from '@playwright/test';

/** Runs an action on a page, and waits until every call that it caused has its reply. */
export async function untilAnswered(page: Page, act: () => Promise<unknown>) {
  const open = new Set<Request>();
  const begin = (request: Request) => void (request.url().includes('/_api/') && open.add(request));
  const end = (request: Request) => void open.delete(request);
  const answer = (response: Response) => {
    const request = response.request();
    /* Not on `finished`, because the browser's own revalidation of a stale reply never reports it. */
    end(request);
    /* When another page replaces this one, its pending calls end without an event. */
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
  };
  page.on('request', begin);
  page.on('response', answer);
  page.on('requestfailed', end);
  await act();
  await expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
  page.off('request', begin);
  page.off('response', answer);
  page.off('requestfailed', end);
}
