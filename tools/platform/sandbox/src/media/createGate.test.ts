import { expect, it } from 'vitest';
import { createGate } from './createGate.ts';

/** Work that ends on demand, and records that it has started. */
function tasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, task, end: (name: string) => ends.get(name)?.() };
}

it('limits concurrency and queues the rest', async () => {
  const gate = createGate(1);
  const { started, task, end } = tasks();
  const [first, second] = [gate(task('a')), gate(task('b'))];
  expect(started).toEqual(['a']);
  end('a');
  expect(await first).toBe('a');
  await expect.poll(() => started).toEqual(['a', 'b']);
  end('b');
  expect(await second).toBe('b');
});

it('never starts a job aborted in the queue, and continues with the next', async () => {
  const gate = createGate(1);
  const { started, task, end } = tasks();
  const leaving = new AbortController();
  const first = gate(task('a'));
  const left = gate(task('b'), leaving.signal);
  const third = gate(task('c'));
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  end('a');
  await first;
  await expect.poll(() => started).toEqual(['a', 'c']);
  end('c');
  expect(await third).toBe('c');
});

it('continues after a failed job', async () => {
  const gate = createGate(1);
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate(() => Promise.resolve('yes'))).toBe('yes');
});
