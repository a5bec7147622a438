import type { Campaign } from '../campaigns/Campaign.ts';
import type { CompositionName } from '../campaigns/compositions/campaignCompositions.ts';
import { motifs } from '../motifs/motifs.ts';
import type { Poster } from './Poster.ts';

/** Converts a poster that any brand may show to a campaign in one of the brand's compositions. */
export const posterCampaign = (p: Poster, composition: CompositionName): Campaign => {
  const { heroes, props } = motifs[p.motif];
  const figure = p.live ?? p.hero ?? heroes[0] ?? 'coin';
  return {
    figure,
    scene: p.scene,
    composition: p.live ? 'table' : composition,
    things: props.filter((name) => name !== figure),
    tr: p.tr,
    en: p.en,
  };
};
