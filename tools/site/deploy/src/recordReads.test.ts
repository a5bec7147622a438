import { expect, it } from 'vitest';
import { recordReads } from './recordReads.ts';

it('lists the fields that weren’t read, at any depth', () => {
  const { recorded, unread } = recordReads({ a: 1, list: [{ b: 2, c: 3 }], more: { d: 4 } });
  expect(recorded.a + (recorded.list[0]?.b ?? 0)).toBe(3);
  expect(unread()).toEqual(['list.0.c', 'more', 'more.d']);
});

it('leaves the value as it is', () => {
  const value = { list: [1, 2], text: 'a' };
  const { recorded, unread } = recordReads(value);
  expect(Array.isArray(recorded.list)).toBe(true);
  expect(structuredClone(value)).toEqual({ list: [...recorded.list], text: recorded.text });
  expect(unread()).toEqual([]);
});
