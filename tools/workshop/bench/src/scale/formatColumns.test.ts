import { expect, it } from 'vitest';
import { formatColumns } from './formatColumns.ts';

it('columns are aligned, numbers to the right', () =>
  expect(
    formatColumns([
      ['poll', 'every', 'requests'],
      ['session', '120 s', '1,000.5'],
      ['jackpots', '5 s', ''],
      ['', '', '2'],
    ]).split('\n'),
  ).toEqual([
    'poll       every   requests',
    'session    120 s    1,000.5',
    'jackpots     5 s',
    '                          2',
  ]));
