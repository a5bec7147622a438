import type { SiteOptions } from '@baize/api';
import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import {
  example,
  exampleBody,
  mockExample,
  mockNetworkError,
  mockReply,
  renderPage,
  type RenderedPage,
} from '@baize/testing';
import { passTime, stopClock, waitWithoutClock } from '@baize/testing/clock';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sportRoutes } from '../routes.ts';
import { sportTexts } from '../texts.ts';

const options = exampleBody<SiteOptions>('getOptions', 'options');
const on = mockReply('getOptions', {
  body: { ...options, sport: '1', redlane: '1', betconstruct: '1', betradar: '1' },
});
type Handler = ReturnType<typeof mockReply>;

const open = (path: string, ...handlers: Handler[]) =>
  renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path,
    routes: sportRoutes,
    texts: [sportTexts],
    handlers: [on, ...handlers],
  });
const frame = () => document.querySelector('iframe');
/** The iframe, once there is one. */
function shown(): HTMLIFrameElement {
  const found = frame();
  if (!found) throw new Error('There is no iframe.');
  return found;
}
/** The page of a provider while the clock is stopped. */
const provider = () => waitWithoutClock(() => screen.getByTitle('Redlane: Sports'));

/** Resolves when the reply has arrived, which starts a script's two seconds. */
const launched = (page: RenderedPage) =>
  waitWithoutClock(() => {
    expect(page.calls('getBetradarPage')).toHaveLength(1);
    expect(page.queryClient.isMutating()).toBe(0);
  });

describe('a script', () => {
  beforeEach(stopClock);

  it('runs without an origin, and only two seconds after its call', async () => {
    const page = await open('/Sport/betradar/prematch');
    await launched(page);
    await passTime(1999);
    expect(frame()).toBeNull();
    await passTime(1);
    expect((await waitWithoutClock(shown)).title).toBe('Betradar: Sports');
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
    expect(frame()?.getAttribute('src')).toBe('/script-host.html');
  });

  it('shows an error if it doesn’t run within 30 s, and can be launched again', async () => {
    const page = await open('/Sport/betradar/prematch');
    await launched(page);
    await passTime(2000);
    await waitWithoutClock(shown);
    await passTime(29_999);
    expect(screen.queryByRole('alert')).toBeNull();
    await passTime(1);
    expect(screen.getByRole('alert').textContent).toContain('The provider didn’t respond');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitWithoutClock(() => expect(page.calls('getBetradarPage')).toHaveLength(2));
  });

  it('shows an error for a script of 5 MB, with a link back', async () => {
    const { body } = example('getBetradarPage', 'script') as { body: { data: object } };
    const data = { ...body.data, script: 'x'.repeat(5_000_000) };
    const page = await open('/Sport/betradar/prematch', mockReply('getBetradarPage', { body: { data } }));
    await launched(page);
    await passTime(2000);
    expect((await waitWithoutClock(() => screen.getByRole('alert'))).textContent).toMatch(
      /too large|sent no page/,
    );
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
    expect(frame()).toBeNull();
  });
});

describe('a page', () => {
  it('shows an error if it doesn’t load within 30 s; the retry launches again, since the code is used', async () => {
    stopClock();
    const page = await open('/Sport/redlane/prematch');
    await provider();
    await passTime(29_999);
    expect(screen.queryByRole('alert')).toBeNull();
    await passTime(1);
    expect(screen.getByRole('alert').textContent).toContain('The provider didn’t respond');
    expect(frame()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await provider();
    expect(page.calls('getRedlanePage')).toHaveLength(2);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://sport.example/',
    '//',
    'https://',
    `${location.origin}/casino`,
    '/casino',
    'not an address',
  ])('shows an error for %j, with a link back', async (url) => {
    await open('/Sport/redlane/live', mockReply('getRedlanePage', { body: { data: { url } } }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t open the sports page');
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
    expect(frame()).toBeNull();
  });
});

describe('a reply', () => {
  it.each<[string, unknown]>([
    ['without a URL', { data: {} }],
    ['with an empty URL', { data: { url: '' } }],
    ['with a URL that isn’t text', { data: { url: { href: 'https://sport.example' } } }],
    ['without data', {}],
    ['that is null', null],
    ['that is a list', []],
    ['that is text', 'https://sport.example'],
    ['with a hostile prototype', JSON.parse('{"data":{"__proto__":{"url":"https://sport.example"}}}')],
  ])('%s shows an error with a retry', async (_, body) => {
    await open('/Sport/redlane/live', mockReply('getRedlanePage', { body }));
    expect((await screen.findByRole('alert')).textContent).toContain('The provider sent no page');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(frame()).toBeNull();
  });

  it('reports a lost connection', async () => {
    await open('/Sport/redlane/live', mockNetworkError('getRedlanePage'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/connection/i);
  });

  it.each([
    [400, /couldn’t process that/],
    [403, /allowed|permission|access/i],
    [404, /couldn’t find anything/],
    [405, /./],
    [422, /./],
    [429, /too many|wait/i],
    [500, /try again/i],
    [503, /./],
    [524, /./],
  ])('with status %i is explained by the status map, and launched once', async (status, words) => {
    const page = await open('/Sport/redlane/live', mockReply('getRedlanePage', { status, body: {} }));
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('p')?.textContent ?? alert.textContent).toMatch(words);
    expect(alert.textContent).not.toMatch(/undefined|_|NaN/);
    expect(page.calls('getRedlanePage')).toHaveLength(1);
  });

  it('is explained for the contract’s refusals too', async () => {
    await open('/Sport/redlane/live', mockExample('getRedlanePage', 'forbidden'));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
