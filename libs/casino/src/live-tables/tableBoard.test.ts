import { describe, expect, it } from 'vitest';
import type { FeedTable, TableResult, TableType } from './FeedTable.ts';
import { tableBoard } from './tableBoard.ts';

const board = (type: TableType, results: TableResult[], fields: Partial<FeedTable> = {}) =>
  tableBoard({ type, results, isClosed: false, ...fields }, (times) => `${times}x`);

describe('the board of a table', () => {
  it.each<[TableType, TableResult[], unknown]>([
    [
      'ROULETTE',
      [{ result: '17', color: 'black' }],
      { kind: 'roulette', results: [{ number: '17', colour: 'black' }] },
    ],
    ['BACCARAT', [{ result: 'banker' }, { result: 'tie' }], { kind: 'baccarat', results: ['banker', 'tie'] }],
    ['DRAGONTIGER', [{ result: 'tiger' }], { kind: 'dragon-tiger', results: ['tiger'] }],
    [
      'SicBO',
      [{ result: '2-5-4', totalSum: 11 }],
      { kind: 'dice', results: [{ dice: [2, 5, 4], total: 11 }] },
    ],
    [
      'MEGAWHEEL',
      [{ result: '40', color: 'black' }],
      { kind: 'wheel', results: [{ segment: '40', tone: 'black' }] },
    ],
    [
      'SWEETBONANZA',
      [{ result: 'bonus2', color: 'yellow' }],
      { kind: 'wheel', results: [{ segment: 'B2', tone: 'gold' }] },
    ],
    [
      'BOOMORBUST',
      [{ result: '2.40', color: 'blue' }],
      { kind: 'flight', results: [{ height: '2.4x', tone: 'blue' }] },
    ],
  ])('of %s has its results', (type, results, expected) => expect(board(type, results)).toEqual(expected));

  it('of BLACKJACK has its seats', () => {
    const seats = [true, false, true, true, false, true, false];
    expect(board('BLACKJACK', [], { seats })).toEqual({ kind: 'seats', taken: seats });
    expect(board('BLACKJACK', [{ result: '21' }])).toBeUndefined();
  });

  it.each<[TableType, TableResult]>([
    ['ROULETTE', { result: '37', color: 'red' }],
    ['ROULETTE', { result: '7' }],
    ['ROULETTE', { result: '7', color: 'blue' }],
    ['BACCARAT', { result: 'dragon' }],
    ['DRAGONTIGER', { result: 'player' }],
    ['SicBO', { result: '7-1-1' }],
    ['SicBO', { result: '1-1' }],
    ['BOOMORBUST', { result: '-1' }],
    ['BOOMORBUST', { result: '1e9' }],
  ])('of %s leaves out %j', (type, result) => expect(board(type, [result])).toBeUndefined());

  it('maps an unknown colour to a neutral one', () =>
    expect(board('MEGAWHEEL', [{ result: '5', color: 'constructor' }])).toEqual({
      kind: 'wheel',
      results: [{ segment: '5', tone: 'plain' }],
    }));
});
