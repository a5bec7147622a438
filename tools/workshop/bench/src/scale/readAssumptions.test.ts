import { expect, it } from 'vitest';
import { USUAL } from './ASSUMPTIONS.ts';
import { readAssumptions } from './readAssumptions.ts';

it('assumptions are the usual ones, except for those that are given', () => {
  expect(readAssumptions([])).toEqual({ assumptions: USUAL, write: false, help: false });
  const { assumptions } = readAssumptions(['--players', '200', '--cached-ms=0.5', '--hidden', '0']);
  expect(assumptions).toEqual({ ...USUAL, players: 200, 'cached-ms': 0.5, hidden: 0 });
});

it.each([
  [['--players', 'many'], '--players must be a number, not "many".'],
  [['--players', '-1'], /--players/],
  [['--tabs', ''], '--tabs must be a number, not "".'],
  [['--hidden', '101'], '--hidden must be a number up to 100, not "101".'],
  [['--visitors', '1'], /--visitors.* See --help/],
])('%j is refused in one line', (args, message) => expect(() => readAssumptions(args)).toThrow(message));
