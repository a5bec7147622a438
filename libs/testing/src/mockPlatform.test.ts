import { api, call, isApiError } from '@baize/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockExample, mockResolver, mockReply, mockPending, mockNetworkError } from './mocks.ts';
import { setTestContext, setSessionToken } from './setTestContext.ts';
import { contract } from './contract.ts';
import { mockPlatform } from './mockPlatform.ts';
import { testBrand } from './testBrand.ts';

const search = (text: string, signal?: AbortSignal) =>
  call(api.GET('/games', { params: { query: { type: 'casino', search: text } }, signal }));

const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => expect.fail('it should have thrown'),
    (error: unknown) => error,
  );

beforeEach(() => setTestContext(testBrand));

describe('replies', () => {
  const addressOf = (path: string) => `${location.origin}/_api${path.replace(/\{\w+\}/g, '7')}`;
  const everyExample = [...contract.values()].flatMap(({ id, method, path, examples }) =>
    [...examples].map(([name, { status, body }]) => ({ id, method, path, name, status, body })),
  );

  it('serve any named example of an operation, independent of the others', async () => {
    for (const { id, method, path, name, status, body } of everyExample) {
      const greedy = id === 'getSportScript' ? [] : [mockExample('getSportScript', 'serverError')];
      const site = mockPlatform(mockExample(id, name), ...greedy);
      const response = await fetch(new Request(addressOf(path), { method }));
      expect({ id, name, status: response.status }).toEqual({ id, name, status });
      expect(await response.json()).toEqual(body);
      expect(site.calls().map(({ operation }) => operation)).toEqual([id]);
    }
  });

  it('serve the first success of every operation', async () => {
    mockPlatform();
    for (const { id, method, path, examples } of contract.values()) {
      const [success] = [...examples.values()].filter(({ status }) => status < 300);
      const response = await fetch(new Request(addressOf(path), { method }));
      expect({ id, body: (await response.json()) as unknown }).toEqual({ id, body: success?.body });
    }
  });

  it('serve the newest mock of an operation', async () => {
    const site = mockPlatform(mockExample('getGames', 'lastPage'), mockExample('getGames', 'nothing'));
    expect((await search('abc')).games.total).toBe(0);
    site.use(mockExample('getGames', 'lastPage'));
    expect((await search('abc')).games.total).toBe(102);
  });

  it('can be computed from the request', async () => {
    mockPlatform(
      mockResolver('getGames', ({ query, headers }) => ({
        status: 422,
        body: { message: `${query.get('search')} for ${headers.get('site-id')}` },
      })),
    );
    expect(await failureOf(search('koi'))).toMatchObject({ refusal: { message: 'koi for 9001' } });
  });

  it('are recorded with their requests', async () => {
    const site = mockPlatform();
    setSessionToken('secret');
    await search('koi');
    await call(api.POST('/login', { body: { username: 'defne', password: 'x' } }));
    expect(site.calls().map(({ operation }) => operation)).toEqual(['getGames', 'login']);
    const [asked] = site.calls('getGames');
    expect(asked?.query).toEqual({ type: 'casino', search: 'koi' });
    expect(asked?.headers.get('authorization')).toBe('Bearer secret');
    expect(site.calls('login')[0]?.body).toEqual({ username: 'defne', password: 'x' });
  });

  it('distinguish a broken connection from a refusal', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    mockPlatform(mockNetworkError('logout'), mockReply('refresh', { status: 401, body: { message: 'no' } }));
    expect(await failureOf(call(api.POST('/logout')))).toMatchObject({ failure: 'network' });
    expect(await failureOf(call(api.POST('/refresh')))).toMatchObject({ failure: 'refused', status: 401 });
  });

  it('let the caller abort', async () => {
    mockPlatform(mockPending('getGames'));
    const leave = new AbortController();
    const failure = failureOf(search('koi', leave.signal));
    leave.abort();
    expect(isApiError(await failure)).toBe(false);
  });
});
