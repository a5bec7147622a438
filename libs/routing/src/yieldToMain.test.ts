import { expect, it } from 'vitest';
import { yieldToMain } from './yieldToMain.ts';

it('resolves after the remaining work of the current task', async () => {
  const done: string[] = [];
  const free = yieldToMain().then(() => done.push('free'));
  await Promise.resolve()
    .then(() => Promise.resolve())
    .then(() => done.push('this task'));
  await free;
  expect(done).toEqual(['this task', 'free']);
});

it('gives two callers a task each', async () => {
  const done: string[] = [];
  const first = yieldToMain().then(() => {
    done.push('first');
    void Promise.resolve().then(() => done.push('rest of the first'));
  });
  await Promise.all([first, yieldToMain().then(() => done.push('second'))]);
  expect(done).toEqual(['first', 'rest of the first', 'second']);
});
