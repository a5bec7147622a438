import { describe, expect, it } from 'vitest';
import { findWords, overBudget } from './checkBundles.ts';
import { BUDGET } from './scriptBudgets.ts';
import { componentsOf, storiesOf } from './checkStories.ts';
import { compareTexts, untranslated } from './checkTexts.ts';

describe('the texts check', () => {
  it('passes languages with the same texts, in all plural forms', () => {
    const tr = { a: 'Oyna {{x}}', games_one: '{{count}} oyun', games_other: '{{count}} oyun' };
    const en = { a: 'Play {{ x }}', games_one: '{{count}} game', games_other: '{{count}} games' };
    expect(compareTexts('casino', { tr, en })).toEqual([]);
  });

  it('requires each language’s plural forms', () =>
    expect(
      compareTexts('casino', {
        tr: { games_one: 'oyun', games_other: 'oyun' },
        cs: { games_one: 'hra', games_few: 'hry', games_other: 'her' },
      }),
    ).toEqual([expect.stringContaining('not one,few,many,other')]));

  it.each([
    ['a singular of nothing', { a: 'x' }, { a: 'x', b_one: 'y' }],
    ['a number without its forms', { a_one: 'x', a_other: 'x' }, { a: 'x' }],
    ['a missing English text', { a: 'x', b: 'y' }, { a: 'x' }],
    ['a missing Turkish text', { a: 'x' }, { a: 'x', b: 'y' }],
    ['an empty text', { a: ' ' }, { a: 'x' }],
    ['another placeholder', { a: '{{x}}' }, { a: '{{y}}' }],
  ])('finds %s', (_, tr, en) => expect(compareTexts('casino', { tr, en })).not.toEqual([]));
});

describe('the check of the contract’s messages', () => {
  const texts = { forbidden: 'x', 'at_least_{n}': 'y', 'Check it!': 'z' };

  it('passes messages with a text, by key or by kind', () => {
    const examples = [
      { value: { message: 'forbidden' } },
      { value: { data: { message: 'at_least_50' } } },
      { value: { errors: { amount: ['Check it.', 'Invalid parameter `amount`'] } } },
    ];
    expect(untranslated(examples, texts)).toEqual([]);
  });

  it('reports what a player would see as a bare key', () =>
    expect(
      untranslated([{ value: { errors: { a: ['no_text'] } } }, { value: { message: 'nor_this' } }], texts),
    ).toHaveLength(2));
});

describe('the bundle check', () => {
  it('finds a brand by name, host and id', () => {
    const script = 'const a="ORVANE";fetch("https://orvane.example");if(id===4107)b()';
    expect(findWords(script, ['orvane', 'orvane.example', '4107'])).toEqual([
      'orvane',
      'orvane.example',
      '4107',
    ]);
  });

  it('ignores parts of numbers and words', () =>
    expect(findWords('x=14107;y=4107.5;orvaneous()', ['4107', 'orvane'])).toEqual([]));

  it('reports an initial and a further route over their budgets', () => {
    const first = BUDGET.first * 1000;
    const further = BUDGET.further * 1000;
    const routes = [
      { route: 'home', first: first + 1, further: 0 },
      { route: 'lobby', first, further: further + 1 },
      { route: 'login', first, further },
    ];
    expect(overBudget('web', routes).map((line) => line.split(':')[0])).toEqual([
      'web home as first route',
      'web lobby as further route',
    ]);
  });
});

describe('the catalogue check', () => {
  const entryPoint =
    "export { Rail, type RailProps } from './rail/Rail.tsx';\nexport { media } from './theme/media.ts';";

  it('distinguishes a component from a type and a value', () =>
    expect(componentsOf(entryPoint)).toEqual([{ name: 'Rail', file: './rail/Rail.tsx' }]));

  it('finds the stories on a component’s page', () => {
    const files = ['component: Rail,', 'component: RailArrows,', '<Rail heading="x" />'];
    expect(storiesOf('Rail', files)).toBe('component: Rail,');
    expect(storiesOf('Tile', files)).toBe('');
  });
});
