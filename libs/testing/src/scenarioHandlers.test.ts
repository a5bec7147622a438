import { expect, it } from 'vitest';
import { scenarioHandlers } from './scenarioHandlers.ts';
import { mockPlatform } from './mockPlatform.ts';

const ask = () => fetch(new URL('/_api/options', location.href));

it('applies the chosen scenario to every call', async () => {
  mockPlatform(...scenarioHandlers('server-error'));
  expect((await ask()).status).toBe(500);
  mockPlatform(...scenarioHandlers('too-many'));
  expect((await ask()).status).toBe(429);
  mockPlatform(...scenarioHandlers('offline'));
  await expect(ask()).rejects.toThrow('The connection was dropped');
});

it('otherwise leaves the story unchanged', () => {
  expect(scenarioHandlers('story')).toEqual([]);
  expect(scenarioHandlers(undefined)).toEqual([]);
});
