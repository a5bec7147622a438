import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isApiError, type ApiError } from './ApiError.ts';
import { call } from './call.ts';
import { api } from './api.ts';
import { setRequestContext } from './requestContext.ts';

const brokenOff = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"access_'));
      controller.error(new TypeError('terminated'));
    },
  });
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const PROFILE = { id: 1, username: 'defne', currency: 1 };
const HTML = '<!doctype html><h1>Bad gateway</h1>';
const fetched = vi.fn<(request: Request) => Promise<Response>>();
let token: string | undefined;
const setContext = () =>
  setRequestContext({
    siteId: 1234,
    language: () => 'en',
    token: () => token,
    onUnauthorized: () => undefined,
  });

beforeEach(() => {
  token = undefined;
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  setContext();
});
afterEach(() => vi.useRealTimers());

const failureOf = (sent: Promise<unknown>): Promise<ApiError> =>
  sent.then(
    () => expect.fail('it should have thrown'),
    (error: unknown) => (isApiError(error) ? error : Promise.reject(error as Error)),
  );

describe('headers', () => {
  it('send brand, language and token', async () => {
    token = 'secret-token';
    fetched.mockResolvedValueOnce(json(PROFILE));
    await call(api.GET('/user-profile'));
    const { headers } = fetched.mock.calls[0]![0];
    expect(Object.fromEntries(headers)).toMatchObject({
      'site-id': '1234',
      'accept-language': 'en',
      authorization: 'Bearer secret-token',
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  it('send no authorization for a visitor', async () => {
    fetched.mockResolvedValueOnce(json({ title: 'x' }));
    await call(api.GET('/options'));
    expect(fetched.mock.calls[0]![0].headers.has('authorization')).toBe(false);
  });
});

describe('malformed replies', () => {
  it.each([
    ['HTML in a 200', () => new Response(HTML, { status: 200 })],
    ['broken JSON', () => new Response('{"title":', { status: 200 })],
    ['an empty 200', () => new Response('', { status: 200, headers: { 'content-length': '0' } })],
    ['an empty 200 without a length', () => new Response('', { status: 200 })],
    ['a 204', () => new Response(null, { status: 204 })],
    ['HTML in a 5xx', () => new Response(HTML, { status: 500 })],
    ['null', () => json(null)],
    ['a connection that breaks off', () => new Response(brokenOff(), { status: 200 })],
  ])('%s throws one typed error', async (_, reply) => {
    fetched.mockImplementation(() => Promise.resolve(reply()));
    expect((await failureOf(call(api.GET('/options')))).failure).toBe('unreadable');
  });

  it('keeps the status of an unreadable error', async () => {
    fetched.mockResolvedValue(new Response(HTML, { status: 500 }));
    expect((await failureOf(call(api.GET('/options')))).status).toBe(500);
  });
});

describe('refusals', () => {
  it('a 422 carries the platform’s message', async () => {
    fetched.mockResolvedValueOnce(json({ status: false, code: 768, message: 'm' }, 422));
    const error = await failureOf(call(api.POST('/login', { body: { username: 'a', password: 'b' } })));
    expect(error).toMatchObject({ failure: 'refused', status: 422, code: '768' });
  });

  it('a 200 with success: false counts as one', async () => {
    fetched.mockResolvedValueOnce(json({ success: false, data: { message: 'game_not_available' } }));
    const error = await failureOf(call(api.GET('/game/{id}', { params: { path: { id: '7' } } })));
    expect(error.refusal?.message).toBe('game_not_available');
  });
});

describe('the path guard', () => {
  it.each(['..', '../options', 'a/b', '', '%2e%2e', 'x'.repeat(65), 'ğ'])(
    'sends nothing for %j',
    async (id) => {
      const error = await failureOf(call(api.GET('/game/{id}', { params: { path: { id } } })));
      expect(error.failure).toBe('request');
      expect(fetched).not.toHaveBeenCalled();
    },
  );
});

describe('retries', () => {
  const settle = async <T>(sent: Promise<T>) => {
    await vi.runAllTimersAsync();
    return sent;
  };

  it.each([429, 502, 503, 504])('a safe read that gets %i is sent at most three times', async (status) => {
    vi.useFakeTimers();
    fetched.mockImplementation(() => Promise.resolve(json({ message: 'm' }, status)));
    await settle(failureOf(call(api.GET('/sliders', { params: { query: { type: 'casino' } } }))));
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('a safe read succeeds after a lost connection', async () => {
    vi.useFakeTimers();
    fetched
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(json({ title: 'x' }));
    expect(await settle(call(api.GET('/options')))).toEqual({ title: 'x' });
  });

  it('waits for Retry-After', async () => {
    vi.useFakeTimers();
    const busy = new Response('{}', { status: 503, headers: { 'retry-after': '7' } });
    fetched.mockResolvedValueOnce(busy).mockResolvedValueOnce(json({ title: 'x' }));
    const sent = call(api.GET('/options'));
    await vi.advanceTimersByTimeAsync(6_900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    await sent;
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('gives up at once when Retry-After exceeds ten seconds', async () => {
    fetched.mockResolvedValueOnce(new Response('{}', { status: 503, headers: { 'retry-after': '11' } }));
    await failureOf(call(api.GET('/options')));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a login', () => api.POST('/login', { body: { username: 'a', password: 'b' } })],
    ['a launch', () => api.GET('/game/{id}', { params: { path: { id: '7' } } })],
    ['a favourite', () => api.GET('/account/favorite-games/{gameId}', { params: { path: { gameId: '7' } } })],
  ])('%s is never sent twice', async (_, sent) => {
    vi.useFakeTimers();
    fetched.mockImplementation(() => Promise.resolve(json({ message: 'm' }, 503)));
    await settle(failureOf(call(sent() as ReturnType<typeof api.GET>)));
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await settle(failureOf(call(sent() as ReturnType<typeof api.GET>)));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('times out as one typed error', async () => {
    const never = (_: Request, init?: RequestInit) =>
      new Promise<Response>((__, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(
      AbortSignal.abort(new DOMException('late', 'TimeoutError')),
    );
    vi.stubGlobal(
      'fetch',
      vi.fn((_: Request, init?: RequestInit) =>
        init?.signal?.aborted ? Promise.reject(new DOMException('late')) : never(_, init),
      ),
    );
    expect((await failureOf(call(api.GET('/game/{id}', { params: { path: { id: '7' } } })))).failure).toBe(
      'timeout',
    );
  });

  it('stops when the caller aborts, without an API error', async () => {
    const controller = new AbortController();
    controller.abort(new DOMException('left', 'AbortError'));
    fetched.mockImplementation((request) => Promise.reject(request.signal.reason as Error));
    await expect(call(api.GET('/options', { signal: controller.signal }))).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('early requests', () => {
  it('uses the reply to the page’s early request, once', async () => {
    vi.stubGlobal('baizeEarly', new Map([['/_api/options', Promise.resolve(json({ title: 'early' }))]]));
    fetched.mockResolvedValueOnce(json({ title: 'late' }));
    expect(await call(api.GET('/options'))).toEqual({ title: 'early' });
    expect(await call(api.GET('/options'))).toEqual({ title: 'late' });
  });

  it.each([
    ['failed', () => Promise.reject(new TypeError('offline'))],
    ['was refused', () => Promise.resolve(json({ message: 'm' }, 500))],
  ])('sends its own request when the early one %s', async (_, early) => {
    vi.stubGlobal('baizeEarly', new Map([['/_api/options', early()]]));
    fetched.mockResolvedValueOnce(json({ title: 'late' }));
    expect(await call(api.GET('/options'))).toEqual({ title: 'late' });
  });
});
