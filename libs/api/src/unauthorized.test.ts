import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isApiError, type ApiError } from './ApiError.ts';
import { call } from './call.ts';
import { api } from './api.ts';
import { setRequestContext } from './requestContext.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const PROFILE = { id: 1, username: 'defne', currency: 1 };
const fetched = vi.fn<(request: Request) => Promise<Response>>();
const onUnauthorized = vi.fn();
let token: string | undefined;
const setContext = (more: { waitForTokenRefresh?: () => Promise<unknown> } = {}) =>
  setRequestContext({ siteId: 1234, language: () => 'en', token: () => token, onUnauthorized, ...more });

beforeEach(() => {
  token = undefined;
  fetched.mockReset();
  onUnauthorized.mockReset();
  vi.stubGlobal('fetch', fetched);
  setContext();
});

const failureOf = (sent: Promise<unknown>): Promise<ApiError> =>
  sent.then(
    () => expect.fail('it should have thrown'),
    (error: unknown) => (isApiError(error) ? error : Promise.reject(error as Error)),
  );

describe('a 401', () => {
  it('waits for a running token exchange, and is retried with the newer token', async () => {
    token = 'old';
    setContext({ waitForTokenRefresh: () => Promise.resolve((token = 'new')) });
    fetched.mockResolvedValueOnce(json({ message: 'token_expired' }, 401));
    fetched.mockResolvedValueOnce(json(PROFILE));
    await call(api.GET('/user-profile'));
    expect(fetched.mock.calls[1]![0].headers.get('authorization')).toBe('Bearer new');
  });

  it('logs out if the newer token gets one too, after two requests', async () => {
    token = 'old';
    setContext({ waitForTokenRefresh: () => Promise.resolve((token = 'new')) });
    fetched.mockImplementation(() => Promise.resolve(json({ message: 'token_expired' }, 401)));
    await failureOf(call(api.GET('/user-profile')));
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('doesn’t log out if the token has been replaced in the meantime', async () => {
    token = 'old';
    setContext({ waitForTokenRefresh: () => Promise.resolve((token = 'new')) });
    fetched.mockResolvedValueOnce(json({ message: 'token_expired' }, 401));
    fetched.mockImplementationOnce(() => {
      token = 'newest';
      return Promise.resolve(json({ message: 'token_expired' }, 401));
    });
    await failureOf(call(api.GET('/user-profile')));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('of the token exchange itself doesn’t wait', async () => {
    token = 'old';
    const waitForTokenRefresh = vi.fn(() => Promise.resolve());
    setContext({ waitForTokenRefresh });
    fetched.mockResolvedValueOnce(json({ message: 'token_expired' }, 401));
    await failureOf(call(api.POST('/refresh')));
    expect(waitForTokenRefresh).not.toHaveBeenCalled();
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('logs out when it rejects the current token', async () => {
    token = 'current';
    fetched.mockResolvedValueOnce(json({ message: 'token_expired' }, 401));
    await failureOf(call(api.GET('/user-profile')));
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('is retried once with the newer token when the token was exchanged in the meantime', async () => {
    token = 'old';
    fetched.mockImplementationOnce(() => {
      token = 'new';
      return Promise.resolve(json({ message: 'token_expired' }, 401));
    });
    fetched.mockResolvedValueOnce(json(PROFILE));
    await call(api.GET('/user-profile'));
    expect(fetched.mock.calls[1]![0].headers.get('authorization')).toBe('Bearer new');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('doesn’t log out a visitor', async () => {
    fetched.mockResolvedValueOnce(json({ message: 'token_not_found' }, 401));
    await failureOf(call(api.GET('/user-profile')));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
