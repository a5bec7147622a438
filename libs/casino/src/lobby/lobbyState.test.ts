import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_GAMES,
  changeLobbyState,
  FAVOURITES,
  isUnfiltered,
  readLobbyState,
  writeLobbyState,
  type LobbyState,
} from './lobbyState.ts';
import { SORTS } from './sorts.ts';

const read = (address: string) => readLobbyState(new URLSearchParams(address));
const id = fc.nat({ max: 999_999 });

const search = fc.oneof(
  fc.constant(''),
  fc.string({ minLength: 3, maxLength: 100 }).filter((text) => text.trim() === text && text.length >= 3),
);

const state: fc.Arbitrary<LobbyState> = fc.record({
  page: fc.integer({ min: 1, max: 999_999 }),
  category: fc.oneof(fc.constant(ALL_GAMES), id),
  providers: fc.uniqueArray(id, { maxLength: 5 }),
  search,
  sort: fc.constantFrom(...SORTS),
});

const address = fc.array(
  fc.tuple(
    fc.constantFrom('page', 'category', 'provider', 'search', 'sort', 'type', 'utm'),
    fc.oneof(
      fc.string(),
      fc.constantFrom('-1', '0', '1e3', '0x10', ' 7 ', '1,2', '1,1,x', 'NaN', '9'.repeat(30)),
    ),
  ),
);

const query = (pairs: [string, string][]) => new URLSearchParams(pairs);

describe('the lobby state in the URL', () => {
  it('reads back what it wrote, for any URL', () =>
    fc.assert(
      fc.property(state, address, (wanted, pairs) => {
        expect(readLobbyState(writeLobbyState(query(pairs), wanted))).toEqual(wanted);
      }),
    ));

  it('keeps the other parameters, and does not mutate its input', () =>
    fc.assert(
      fc.property(state, address, (wanted, pairs) => {
        const before = query(pairs);
        const after = writeLobbyState(before, wanted);
        expect(after.getAll('type')).toEqual(before.getAll('type'));
        expect(after.getAll('utm')).toEqual(before.getAll('utm'));
        expect(String(before)).toBe(String(query(pairs)));
      }),
    ));

  it('turns any nonsense into a valid state, idempotently', () =>
    fc.assert(
      fc.property(address, (pairs) => {
        const found = readLobbyState(query(pairs));
        expect(Number.isSafeInteger(found.page) && found.page >= 1).toBe(true);
        expect(Number.isSafeInteger(found.category) && found.category >= ALL_GAMES).toBe(true);
        expect(found.providers.every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true);
        expect(new Set(found.providers).size).toBe(found.providers.length);
        expect(found.search === '' || found.search.trim().length >= 3).toBe(true);
        expect(readLobbyState(writeLobbyState(query(pairs), found))).toEqual(found);
      }),
    ));

  it.each([
    ['', { page: 1, category: ALL_GAMES, providers: [], search: '', sort: 'popular' }],
    ['category=&page=&provider=&search=', { page: 1, category: ALL_GAMES, providers: [], search: '' }],
    ['sort=name', { sort: 'name' }],
    ['sort=new', { sort: 'new' }],
    ['sort=rtp', { sort: 'rtp' }],
    ['sort=multiplier', { sort: 'multiplier' }],
    ['sort=price', { sort: 'popular' }],
    ['sort=constructor', { sort: 'popular' }],
    ['category=0', { category: FAVOURITES }],
    ['category=-1', { category: ALL_GAMES }],
    ['category=-2', { category: ALL_GAMES }],
    ['category=%20', { category: ALL_GAMES }],
    ['category=1.5', { category: ALL_GAMES }],
    ['page=0', { page: 1 }],
    ['page=-3', { page: 1 }],
    ['page=3', { page: 3 }],
    ['page=1e3', { page: 1 }],
    ['provider=42,43', { providers: [42, 43] }],
    ['provider=42,,x,-1,42', { providers: [42] }],
    ['search=ab', { search: '' }],
    ['search=%20%20ab%20', { search: '' }],
    ['search=koi', { search: 'koi' }],
    [`search=${'x'.repeat(150)}`, { search: 'x'.repeat(100) }],
  ])('%s', (text, expected) => expect(read(text)).toMatchObject(expected));

  it('omits defaults', () => {
    expect(String(writeLobbyState(new URLSearchParams('type=bingo'), read('')))).toBe('type=bingo');
  });
});

describe('the effect of a choice', () => {
  const busy = read('page=4&category=3&provider=42&search=koi&sort=new');

  it.each([
    ['a category', { category: 7 }, { page: 1, category: 7, providers: [], search: '' }],
    ['show all', { category: ALL_GAMES }, { page: 1, category: ALL_GAMES, providers: [], search: '' }],
    ['providers', { providers: [1] }, { page: 1, category: ALL_GAMES, providers: [1], search: 'koi' }],
    ['a search', { search: 'fox' }, { page: 1, category: ALL_GAMES, providers: [42], search: 'fox' }],
    [
      'clearing both',
      { providers: [], search: '' },
      { page: 1, category: ALL_GAMES, providers: [], search: '' },
    ],
  ])('%s', (_, change, expected) =>
    expect(changeLobbyState(busy, change)).toEqual({ sort: 'new', ...expected }),
  );

  it('a sort order only resets the page', () =>
    expect(changeLobbyState(busy, { sort: 'name' })).toEqual({ ...busy, page: 1, sort: 'name' }));

  it('recognizes an unfiltered list on any page', () => {
    expect(isUnfiltered(read('page=5'))).toBe(true);
    for (const text of ['category=0', 'category=2', 'provider=1', 'search=koi', 'sort=new'])
      expect(isUnfiltered(read(text))).toBe(false);
  });
});
