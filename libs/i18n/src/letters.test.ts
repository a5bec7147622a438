import { describe, expect, it } from 'vitest';
import { foldForSearch, lowerCase, matchesSearch } from './foldForSearch.ts';

describe('letters', () => {
  it('lower-cases a user name without the Turkish rule', () => expect(lowerCase('ILGIN')).toBe('ilgin'));

  it.each([
    ['İBRAHİM', 'ibrahim'],
    ['I\u0307BRAHI\u0307M', 'ibrahim'],
    ['DENİZ', 'deniz'],
    ['ışık', 'ışık'],
  ])('lower-cases %s letter by letter', (typed, name) => expect(lowerCase(typed)).toBe(name));

  it.each(['ISTANBUL', 'İstanbul', 'ıstanbul', 'istanbul'])('folds %s to one spelling', (text) =>
    expect(foldForSearch(text)).toBe('istanbul'),
  );

  it.each([
    ['Şanslı Çilek', 'sansli'],
    ['GÜMÜŞ KILIÇ', 'kılıç'],
    ['Book of Tides', 'OF T'],
  ])('%s matches %s', (text, search) => expect(matchesSearch(text, search)).toBe(true));

  it('doesn’t match a missing text', () => expect(matchesSearch('Ember Crown', 'koi')).toBe(false));
});
