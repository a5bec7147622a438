import { beforeEach, expect, it, vi } from 'vitest';
import { createLog } from './createLog.ts';
import { failureLog, type ReportFailure } from './failureLog.ts';

let lines: Record<string, unknown>[];
let report: ReportFailure;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  report = failureLog(createLog('info', { write }));
  return () => vi.useRealTimers();
});

const fail = (reason = 'ECONNREFUSED', times = 1) => {
  for (let turn = 0; turn < times; turn += 1) report({ path: '/_api/options', reason });
};
const counts = () => lines.map(({ failures }) => failures);

it('logs the first failure at once, and those of the next minute in one line', () => {
  fail();
  fail('status 503', 500);
  expect(counts()).toEqual([1]);
  vi.advanceTimersByTime(60_000);
  expect(counts()).toEqual([1, 500]);
  expect(lines[1]).toMatchObject({ level: 'error', reason: 'status 503', path: '/_api/options' });
});

it('continues with one line a minute, and stops without failures', () => {
  fail();
  for (const failures of [3, 4]) {
    fail('x', failures);
    vi.advanceTimersByTime(60_000);
  }
  vi.advanceTimersByTime(600_000);
  expect(counts()).toEqual([1, 3, 4]);
  fail();
  expect(counts()).toEqual([1, 3, 4, 1]);
});
