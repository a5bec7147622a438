import { faceOf, type BrandLook, type CompositionName } from '@baize/art';
import type { BrandStyle } from '../../brands.ts';
import { seededShuffle } from '../../random.ts';
import type { BrandContent } from './BrandContent.ts';
import { BRAND_CONTENTS } from './brandContents.ts';
import { newBrandContent } from './newBrandContent.ts';

/** A brand's content; a new brand has the default content. */
export const contentOf = (slug: string): BrandContent => BRAND_CONTENTS.get(slug) ?? newBrandContent(slug);

/** How a brand's pictures look. */
export function lookOf(slug: string, { display, ...colours }: BrandStyle): BrandLook {
  const { title, tone } = contentOf(slug);
  return { ...colours, face: faceOf(display), title, tone };
}

/** Compositions that suit any poster. */
const USUAL = [
  'stage',
  'split',
  'closeUp',
  'minimal',
  'rain',
  'podium',
  'popArt',
  'rising',
  'framed',
] as const;
/** These need a number, or a table. */
const SPECIAL: ReadonlySet<CompositionName> = new Set(['numeral', 'table', 'panorama', 'parade', 'stream']);
const OWN_SEED = 7;
const SHOWN = 4;

/** The compositions of a brand's promotions and lobby banners: those of its campaigns, then others. */
export function compositionsOf(slug: string): readonly CompositionName[] {
  const own = contentOf(slug).campaigns.flatMap(({ composition }) =>
    SPECIAL.has(composition) ? [] : [composition],
  );
  return [...new Set<CompositionName>([...own, ...seededShuffle(OWN_SEED, USUAL, slug)])].slice(0, SHOWN);
}

/** The composition of the picture with this number. */
export function compositionOf(slug: string, index: number): CompositionName {
  const list = compositionsOf(slug);
  return list[index % list.length] ?? 'stage';
}
