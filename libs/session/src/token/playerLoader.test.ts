import type { AppRoute } from '@baize/routing';
import { expect, it, vi } from 'vitest';
import { playerLoader } from './playerLoader.ts';
import { sessionStore } from './sessionStore.ts';

const args = [{}, {}] as unknown as Parameters<NonNullable<AppRoute['loader']>>;

it('requests a player’s data only with a session', async () => {
  const load = vi.fn(() => Promise.resolve('data'));
  const loader = playerLoader(load);
  await expect(loader(...args)).resolves.toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  sessionStore.token.set('token');
  await expect(loader(...args)).resolves.toBe('data');
  expect(load).toHaveBeenCalledExactlyOnceWith(...args);
});
