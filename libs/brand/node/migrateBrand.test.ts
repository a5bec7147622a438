import { describe, expect, it } from 'vitest';
import { BRAND_VERSION, migrateBrand } from './migrateBrand.ts';

const layoutOf = (layout: unknown) =>
  (migrateBrand({ layout }) as { layout: Record<string, unknown> }).layout;

describe('a version 1 brand.json', () => {
  it.each([{ slug: 'acme' }, { version: 1, slug: 'acme' }])('%j gets the current version', (json) =>
    expect(migrateBrand(json)).toEqual({ version: BRAND_VERSION, slug: 'acme' }),
  );

  it('keeps its field order, with the version after the schema', () => {
    const json = { $schema: 's', id: 1, slug: 'acme', layout: { header: 'rail' } };
    expect(JSON.stringify(migrateBrand(json))).toBe(
      '{"$schema":"s","version":2,"id":1,"slug":"acme","layout":{"header":"rail"}}',
    );
  });

  it('reverses its game sections in the section list', () => {
    const layout = layoutOf({ header: 'rail', homeOrder: ['casino', 'live', 'jackpot'] });
    expect(layout).toEqual({
      header: 'rail',
      homeSections: [
        'hero',
        'stories',
        'payments',
        'explore',
        'jackpot_board',
        'casino',
        'sport',
        'live',
        'rewards',
        'jackpot',
        'partners',
        'providers',
      ],
    });
  });

  it('keeps its own section list, with the game sections in the order that version 1 showed', () => {
    const homeSections = ['sport', 'hero', 'casino', 'jackpot', 'live'];
    const shown = ['sport', 'hero', 'jackpot', 'live', 'casino'];
    expect(layoutOf({ homeSections })).toEqual({ homeSections: shown });
    const homeOrder = ['live', 'casino', 'jackpot'];
    expect(layoutOf({ homeSections, homeOrder })).toEqual({
      homeSections: ['sport', 'hero', 'live', 'casino', 'jackpot'],
    });
  });

  it('doesn’t add a section list', () => expect(layoutOf({ hero: 'cards' })).toEqual({ hero: 'cards' }));
});

it.each([{ version: 2, layout: { homeOrder: [] } }, { version: 3 }, null, 7, 'text', [1]])(
  'leaves %j unchanged',
  (json) => expect(migrateBrand(json)).toBe(json),
);

it.each([{ layout: 'x' }, { layout: { homeOrder: 'x' } }, { layout: { homeSections: 4 } }])(
  'keeps the mistakes in %j for the checks to report',
  ({ layout }) => expect(layoutOf(layout)).toEqual(layout),
);
