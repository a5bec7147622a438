import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableState } from './fakeSocket.testing.ts';
import { TABLE_TYPES } from './FeedTable.ts';
import { latestTables } from './latestTables.ts';
import { decodeTableMessage } from './decodeTableMessage.ts';
import { tableBoard } from './tableBoard.ts';

const read = (fields: Record<string, unknown>) => decodeTableMessage(JSON.stringify(tableState('7', fields)));
const table = (fields: Record<string, unknown>) => {
  const found = read(fields)?.table;
  return found === 'unknown' ? undefined : found;
};

describe('a feed message', () => {
  it('contains dealer, limits, players and results', () => {
    expect(read({})).toEqual({
      id: '7',
      table: {
        type: 'ROULETTE',
        limits: { min: 10, max: 25000, currency: 'TRY' },
        players: 128,
        dealer: 'Ceyda',
        image: `${location.origin}/_media/games/1-wide.webp`,
        results: [
          { result: '17', color: 'black' },
          { result: '0', color: 'green' },
        ],
        isClosed: false,
      },
    });
  });

  it('contains the seats of a blackjack table, all seven or none', () => {
    const seats = { seat1: true, seat2: false, seat3: true, seat4: true, seat5: false, seat6: true };
    const taken = [true, false, true, true, false, true, false];
    expect(table({ tableType: 'BLACKJACK', ...seats, seat7: false })?.seats).toEqual(taken);
    expect(table({ tableType: 'BLACKJACK', ...seats })?.seats).toBeUndefined();
    expect(table({ ...seats, seat7: false })?.seats).toBeUndefined();
  });

  it.each([
    ['BACCARAT', { result: 'banker', winner: 'banker', player: 4, banker: 7 }, { player: 4, banker: 7 }],
    ['DRAGONTIGER', { result: 'tie', winner: 'tie', player: 0, banker: 0 }, { player: 0, banker: 0 }],
    ['BLACKJACK', { result: '19', winner: 'dealer', banker: 19 }, undefined],
    ['BACCARAT', { result: 'banker', player: -4, banker: 7 }, undefined],
    ['BACCARAT', { result: 'banker', player: 'four', banker: 7 }, undefined],
  ])(
    'contains for %s the points of the last round, both sides or none: %j',
    (tableType, gameResult, points) => expect(table({ tableType, gameResult })?.points).toEqual(points),
  );

  it('uses the last round as the only result if there are no others', () => {
    const gameResult = { result: 'banker', color: 'red', winner: 'banker', player: 4, banker: 7 };
    const results = [{ result: 'banker', color: 'red' }];
    expect(table({ tableType: 'BACCARAT', last20Results: [], gameResult })?.results).toEqual(results);
    expect(table({ tableType: 'BACCARAT', gameResult })?.results).toHaveLength(2);
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,x', 'http://pictures.example/1.webp', '', 7])(
    'leaves out the picture %j',
    (tableImage) => expect(table({ tableImage })).not.toHaveProperty('image'),
  );

  it('marks a table as closed or missing', () => {
    expect(table({ error: 'table_closed' })?.isClosed).toBe(true);
    expect(read({ error: 'table_not_found' })).toEqual({ id: '7', table: 'unknown' });
    expect(decodeTableMessage('{"type":"state","tableId":"9","error":"table_not_found"}')).toEqual({
      id: '9',
      table: 'unknown',
    });
  });

  it.each([
    ['swapped limits', { tableLimits: { minBet: 5, maxBet: 1 } }, 'limits'],
    ['limits below zero', { tableLimits: { minBet: -5, maxBet: 1 } }, 'limits'],
    ['an invalid limit', { tableLimits: { minBet: 'x', maxBet: 1 } }, 'limits'],
    ['an invalid player count', { totalSeatedPlayers: 'many' }, 'players'],
    ['a dealer without a name', { dealer: {} }, 'dealer'],
    ['an endless name', { dealer: { name: 'x'.repeat(500) } }, 'dealer'],
  ])('leaves out %s', (_, fields, part) => {
    expect(table(fields)).toBeDefined();
    expect(table(fields)).not.toHaveProperty(part);
  });

  it('falls back to lira for an invalid currency', () =>
    expect(table({ tableLimits: { minBet: 1, maxBet: 2, currency: 'lira' } })?.limits?.currency).toBe('TRY'));

  it.each(
    [
      ['', 'x', '{', 'null', '7', '[]', '"state"', '{}'],
      ['{"type":"pong"}', '{"type":"available","tables":["1"]}', '{"type":"state"}'],
    ].flat(),
  )('%s is ignored', (message) => expect(decodeTableMessage(message)).toBeUndefined());

  it.each([
    { type: 'pong' },
    { tableId: 7 },
    { tableId: '../7' },
    { tableType: 'POKER' },
    { tableType: 'constructor' },
    { tableType: null },
  ])('is ignored with %j', (fields) => expect(read(fields)).toBeUndefined());

  it('never throws on nonsense, and never yields an invalid board', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...TABLE_TYPES),
        fc.dictionary(
          fc.constantFrom(
            ...[
              'tableLimits',
              'totalSeatedPlayers',
              'last20Results',
              'tableImage',
              'gameResult',
              'dealer',
              'error',
              'seat1',
              '__proto__',
            ],
          ),
          fc.oneof(
            fc.jsonValue(),
            fc.array(fc.record({ result: fc.jsonValue(), color: fc.jsonValue(), totalSum: fc.jsonValue() })),
          ),
        ),
        (tableType, fields) => {
          const found = table({ tableType, ...fields });
          if (!found) return;
          expect(found.results.length).toBeLessThanOrEqual(20);
          const board = tableBoard(found, String);
          expect(JSON.stringify(board ?? '')).not.toMatch(/NaN|undefined|null|\[object/);
        },
      ),
    ));

  it('never throws on arbitrary text', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeTableMessage(text)).toBeUndefined();
      }),
    ));
});

describe('a batch of messages', () => {
  const say = (id: string, players: unknown) =>
    JSON.stringify(tableState(id, { totalSeatedPlayers: players }));
  const playersOf = (messages: string[], ...wanted: string[]) =>
    latestTables(messages, new Set(wanted)).map(({ id, table: state }) => [
      id,
      state === 'unknown' ? state : state.players,
    ]);

  it('yields the newest state of each table', () =>
    expect(playersOf([say('1', 1), say('2', 5), say('1', 2)], '1', '2')).toEqual([
      ['1', 2],
      ['2', 5],
    ]));

  it('skips malformed messages: the last valid one counts', () =>
    expect(playersOf([say('1', 1), `${say('1', 2)}}`, '{"tableId":"1"}', 'x'], '1')).toEqual([['1', 1]]));

  it('skips unsubscribed tables', () => expect(playersOf([say('1', 1)], '2')).toEqual([]));

  it('skips a message that is too long', () =>
    expect(playersOf([say('1', 'x'.repeat(70_000))], '1')).toEqual([]));
});
