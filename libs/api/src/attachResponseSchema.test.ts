import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isApiError } from './ApiError.ts';
import { call } from './call.ts';
import { isSafeRead } from './callPolicy.ts';
import { api } from './api.ts';
import type * as areaSchemas from './generated/areaResponseSchemas.ts';
import contract from './generated/openapi.json' with { type: 'json' };
import { setRequestContext } from './requestContext.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('./generated/areaResponseSchemas.ts', async (original) => {
  load();
  return original();
});

const fetched = vi.fn<(request: Request) => Promise<Response>>();
let token: string | undefined;

beforeEach(() => {
  token = 'secret';
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response('{"balance":12.505}')));
  setRequestContext({
    siteId: 1,
    language: () => 'en',
    token: () => token,
    onUnauthorized: () => undefined,
    fetch: fetched as typeof fetch,
  });
});

const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (error: unknown) => (isApiError(error) ? error.failure : 'another error'),
  );

const deposit = () =>
  call(api.POST('/poker-transfer', { body: { amount: '10.00', type: 1 }, params: { header: {} } }));
const balance = () => call(api.GET('/poker-balance'));

/* In this order: a module that has loaded once stays loaded. */
describe('the response schemas of the areas', () => {
  it('aren’t requested for a visitor’s public reads or a login', async () => {
    token = undefined;
    await call(api.GET('/options'));
    await failureOf(call(api.POST('/login', { body: { username: 'a', password: 'b' } })));
    expect(load).not.toHaveBeenCalled();
  });

  it('prevent a money call from being sent when they fail to load, but let a read pass', async () => {
    load.mockImplementation(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    expect(await failureOf(deposit())).toBe('network');
    expect(fetched).not.toHaveBeenCalled();
    expect(await balance()).toEqual({ balance: 12.505 });
  });

  it('are requested again, and then check every reply', async () => {
    load.mockImplementation(() => undefined);
    expect(await failureOf(balance())).toBe('unreadable');
    expect(await failureOf(deposit())).toBe('unreadable');
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

/* The client checks no other calls. */
it('every checked reply outside the first pages belongs to a player or to a call with side effects', async () => {
  const { AREA_RESPONSE_SCHEMAS } = await vi.importActual<typeof areaSchemas>(
    './generated/areaResponseSchemas.ts',
  );
  const { paths } = contract as unknown as { paths: Record<string, { get?: { security?: object[] } }> };
  const unseen = Object.keys(AREA_RESPONSE_SCHEMAS).filter((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    const needsPlayer = paths[path]?.get?.security?.some((scheme) => 'bearer' in scheme);
    return isSafeRead(method, path) && !needsPlayer;
  });
  expect(unseen).toEqual([]);
});
