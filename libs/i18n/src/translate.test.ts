import { beforeEach, describe, expect, it } from 'vitest';
import { addTexts, startI18n } from './textStore.ts';
import { translate } from './translate.ts';

beforeEach(() => {
  startI18n('en');
  addTexts('en', 'shop', {
    games: '{{count}} games',
    games_one: '{{ count }} game',
    hello: 'Hello {{name}}, {{name}}!',
    odd: 'Hello {{constructor}}!',
  });
});

describe('translate', () => {
  it('fills every placeholder', () =>
    expect(translate('shop', 'hello', { name: 'Defne' })).toBe('Hello Defne, Defne!'));
  it('takes the form that the number wants', () => {
    expect(translate('shop', 'games', { count: 1 })).toBe('1 game');
    expect(translate('shop', 'games', { count: 2 })).toBe('2 games');
  });
  it('leaves a placeholder without a value, so that it is seen', () =>
    expect(translate('shop', 'hello')).toContain('{{name}}'));
  it('fills nothing in that every object has', () =>
    expect(translate('shop', 'odd', { name: 'Defne' })).toBe('Hello {{constructor}}!'));
  it('does not take a value for a pattern', () =>
    expect(translate('shop', 'hello', { name: '$& {{count}}' })).toContain('$& {{count}}'));
  it('says when there is no such text', () => expect(translate('shop', 'nothing')).toBeUndefined());
  it('finds nothing under a name of every object', () =>
    expect(translate('shop', 'constructor')).toBeUndefined());
});
