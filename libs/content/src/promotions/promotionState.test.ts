import { expect, it } from 'vitest';
import { promotionState } from './promotionState.ts';

const welcome = (status: 1 | 2 | 3 | 4) => ({ name: 'Welcome bonus', status });
const other = { name: 'Cashback', status: 1 } as const;

it.each([
  ['a running bonus', [welcome(1)], 'active'],
  ['a completed one', [other, welcome(2)], 'completed'],
  ['the latest of two', [welcome(1), welcome(2)], 'active'],
  ['a rejected one', [welcome(3)], undefined],
  ['an expired one', [welcome(4)], undefined],
  ['another bonus', [other], undefined],
  ['bonuses still loading', undefined, undefined],
])('%s', (_, bonuses, state) => expect(promotionState({ bonus: 'Welcome bonus' }, bonuses)).toBe(state));

it('a promotion without a bonus has no state', () =>
  expect(promotionState({}, [{ name: 'undefined', status: 1 }])).toBeUndefined());
