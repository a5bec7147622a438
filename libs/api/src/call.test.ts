import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { ApiError } from './ApiError.ts';
import { call } from './call.ts';
import { setRequestContext } from './requestContext.ts';

const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  setRequestContext({
    siteId: 1234,
    language: () => 'en',
    token: () => undefined,
    onUnauthorized: () => undefined,
  });
});
afterEach(() => {
  globalThis.baizeFailures = undefined;
});

function startNoting(): unknown[] {
  const noted: unknown[] = [];
  const push = (failure: unknown) => noted.push(failure);
  globalThis.baizeFailures = { noted, push, onCaughtError: push };
  return noted;
}

const refuse = () => Promise.resolve(Response.json({ message: 'no' }, { status: 422 }));

it('a failed call is noted for the page’s report, once', async () => {
  const noted = startNoting();
  fetched.mockImplementation(refuse);
  const error: unknown = await call(api.GET('/options')).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(noted).toEqual([error]);
});

it('a successful or an aborted one isn’t', async () => {
  const noted = startNoting();
  fetched.mockResolvedValueOnce(Response.json({ title: 'x' }));
  await call(api.GET('/options'));
  const signal = AbortSignal.abort();
  await expect(call(api.GET('/options', { signal }))).rejects.toThrow(/abort/i);
  expect(noted).toEqual([]);
});

it('nothing is noted on a page that sends no report', async () => {
  fetched.mockImplementation(refuse);
  await expect(call(api.GET('/options'))).rejects.toBeInstanceOf(ApiError);
  expect(globalThis.baizeFailures).toBeUndefined();
});
