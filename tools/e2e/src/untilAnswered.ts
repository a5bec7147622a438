import { expect, type Page, type Request, type Response } from '@playwright/test';

/** Does something on a page, and waits until every call that it caused has its reply. */
export async function untilAnswered(page: Page, act: () => Promise<unknown>) {
  const open = new Set<Request>();
  const begin = (request: Request) => void (request.url().includes('/_api/') && open.add(request));
  const end = (request: Request) => void open.delete(request);
  /* The calls of the page before end without an event when another one takes its place. */
  const leave = (response: Response) => {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
  };
  page.on('request', begin);
  page.on('response', leave);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await act();
  await expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
  page.off('request', begin);
  page.off('response', leave);
  page.off('requestfinished', end);
  page.off('requestfailed', end);
}
