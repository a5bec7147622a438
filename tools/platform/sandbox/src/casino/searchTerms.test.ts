import { describe, expect, it } from 'vitest';
import { searchTerms } from './searchTerms.ts';

describe('a search', () => {
  it.each([
    ['Rulet', ['rulet', 'roulette']],
    ['ROULETTE', ['roulette', 'rulet']],
    ['Hızlı  Rulet', ['hizli rulet', 'hizli roulette']],
    ['BAKARA', ['bakara', 'baccarat']],
    ['Hazar', ['hazar']],
    ['', ['']],
  ])('for %j is found by %j', (search, terms) => expect(searchTerms(search)).toEqual(terms));
});
