import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRetryAfter } from './readRetryAfter.ts';

const NOON = Date.UTC(2026, 2, 2, 12);
const read = (text?: string) =>
  readRetryAfter(new Headers(text === undefined ? {} : { 'retry-after': text }));

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['120', NOON + 120_000],
  ['0', NOON],
  ['Mon, 02 Mar 2026 14:30:00 GMT', Date.UTC(2026, 2, 2, 14, 30)],
  ['Mon, 02 Mar 2026 11:00:00 GMT', Date.UTC(2026, 2, 2, 11)],
])('%j is a time', (text, at) => expect(read(text)).toBe(at));

it.each([undefined, '', '-1', 'soon', '1.5', '99999999999999', 'Fri, 31 Dec 9999 23:59:59 GMT', 'x GMT'])(
  '%j is ignored',
  (text) => expect(read(text)).toBeUndefined(),
);
