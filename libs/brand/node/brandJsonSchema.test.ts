import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { brandJsonSchema } from './brandJsonSchema.ts';
import { brandsFolder } from './brandsFolder.ts';

const schema = z.fromJSONSchema(brandJsonSchema());
const brandOf = (slug: string) =>
  JSON.parse(readFileSync(join(brandsFolder, slug, 'brand.json'), 'utf8')) as Record<string, unknown>;
const accepts = (brand: unknown) => schema.safeParse(brand).success;

describe('the JSON Schema of a brand.json', () => {
  it.each(readdirSync(brandsFolder))('accepts %s, which references the schema', (slug) => {
    expect(schema.safeParse(brandOf(slug)).error).toBeUndefined();
    expect(brandOf(slug).$schema).toBe('../../brand.schema.json');
  });

  it.each<[string, object]>([
    ['a misspelt field', { layuot: {} }],
    ['an unknown value', { layout: { header: 'none' } }],
    [
      'a colour without its digits',
      { theme: { seed: { accent: '#12' }, type: { display: 'sora', text: 'sora' } } },
    ],
  ])('refuses %s', (_, change) => expect(accepts({ ...brandOf('orvane'), ...change })).toBe(false));

  it('requires only what has no default', () => {
    const { required, properties } = brandJsonSchema();
    expect(required?.toSorted()).toEqual([
      'hosts',
      'id',
      'legal',
      'name',
      'slug',
      'tagline',
      'theme',
      'version',
    ]);
    expect(properties?.tagline).toMatchObject({ required: ['tr'] });
    expect(properties?.features).not.toHaveProperty('required');
    expect(properties?.legal).toMatchObject({ required: ['licence'] });
  });

  it('describes a field and its default', () => {
    expect(brandJsonSchema().properties?.features).toMatchObject({
      properties: {
        processingHours: {
          default: 24,
          description:
            'How many hours a withdrawal takes, as shown to the player. Allowed: a number of hours from 1 to 72.',
        },
      },
    });
  });
});
