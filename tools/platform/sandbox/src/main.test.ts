import { beforeAll, expect, it } from 'vitest';
import { endAll, endChild, startChild } from './testing/startChild.ts';

beforeAll(() => endAll);

it('starts, is ready, and ends with 0 on SIGTERM', async () => {
  const child = await startChild(['--data', 'memory', '--quiet']);
  expect(await (await fetch(`${child.url}/readyz`)).json()).toMatchObject({ status: 'ready' });
  expect(await endChild(child, 'SIGTERM')).toBe(0);
}, 60_000);
