import { HEADERS, HEROES } from '@baize/brand';
import { DISPLAY_FONTS, MOTIFS, SHAPES, TEXT_FONTS, TILES } from '@baize/ui/theme';
import type { BrandOptions } from './BrandOptions.ts';
import { pickBySlug } from './pickBySlug.ts';

const FIRST_ID = 4000;

const titled = (slug: string) =>
  slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** The contents of a new brand.json: what has no default, and the choices that distinguish the brand. */
export function brandData(options: BrandOptions, takenIds: readonly number[]) {
  const { slug, seed, second, ground } = options;
  const id = Math.max(FIRST_ID, ...takenIds) + 1;
  return {
    $schema: '../../brand.schema.json',
    id,
    slug,
    name: options.name ?? titled(slug),
    tagline: { tr: 'Oyun burada başlar', en: 'Play starts here' },
    hosts: [`${slug}.example`],
    theme: {
      seed: { accent: seed, ...(second && { second }), ...(ground && { ground }) },
      type: {
        display: options.display ?? pickBySlug(slug, 'display', DISPLAY_FONTS),
        text: options.text ?? pickBySlug(slug, 'text', TEXT_FONTS),
      },
      shape: pickBySlug(slug, 'shape', SHAPES),
      tile: pickBySlug(slug, 'tile', TILES),
      motif: pickBySlug(slug, 'motif', MOTIFS),
    },
    layout: { header: pickBySlug(slug, 'header', HEADERS), hero: pickBySlug(slug, 'hero', HEROES) },
    legal: {
      licence: {
        authority: options.authority ?? 'Fill in the authority',
        number: options.licence ?? `DRAFT-${id}`,
      },
    },
  };
}
