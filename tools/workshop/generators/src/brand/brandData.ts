import { BOTTOM_BARS, FOOTERS, HEADERS, HEROES, VISITOR_ACTIONS, type Brand } from '@baize/brand';
import { BRAND_VERSION } from '@baize/brand/node';
import { DISPLAY_FONTS, MOTIFS, SHAPES, TEXT_FONTS, TILES } from '@baize/ui/theme';
import type { BrandOptions } from './BrandOptions.ts';
import { distinctLooks } from './distinctLooks.ts';
import { pickBySlug } from './pickBySlug.ts';

const FIRST_ID = 4000;

const titled = (slug: string) =>
  slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** The contents of a new brand.json: fields without a default, and the choices that distinguish the brand. */
export function brandData(options: BrandOptions, brands: readonly Pick<Brand, 'id' | 'slug' | 'theme'>[]) {
  const { slug, seed, second, ground } = options;
  const looks = distinctLooks(slug, brands);
  const motifs = looks.ground === 'pattern' ? MOTIFS.filter((motif) => motif !== 'none') : MOTIFS;
  const id = Math.max(FIRST_ID, ...brands.map((brand) => brand.id)) + 1;
  return {
    $schema: '../../brand.schema.json',
    version: BRAND_VERSION,
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
      motif: pickBySlug(slug, 'motif', motifs),
      looks,
    },
    layout: {
      header: pickBySlug(slug, 'header', HEADERS),
      hero: pickBySlug(slug, 'hero', HEROES),
      footer: pickBySlug(slug, 'footer', FOOTERS),
      bottomBar: pickBySlug(slug, 'bottomBar', BOTTOM_BARS),
      visitorAction: pickBySlug(slug, 'visitorAction', VISITOR_ACTIONS),
    },
    legal: {
      licence: {
        authority: options.authority ?? 'Fill in the authority',
        number: options.licence ?? `DRAFT-${id}`,
      },
    },
  };
}
