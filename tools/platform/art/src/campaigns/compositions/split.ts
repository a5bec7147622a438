import { light } from '../../compose/atmosphere.ts';
import { sprite } from '../../compose/images.ts';
import type { CampaignComposition } from '../Board.ts';
import { belowLeftFrame, besideFrame } from './frames.ts';
import { fill, heroOf, resting, thing } from './parts.ts';
import { mix } from '../../compose/mix.ts';

/** Two fields of colour with a slanted edge, without a scene; the hero breaks out of its field. */
export const split: CampaignComposition = {
  words: { desktop: { ...besideFrame, width: 510 }, mobile: belowLeftFrame },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const { accentField, secondField, paper } = b.mood;
    const [x, y, size] = wide ? [1176, 318, 510] : [410, 190, 340];
    const field = wide ? 'M1060 0H1600V640H820Z' : 'M0 0H780V300L0 416Z';
    const stripe = wide ? 'M980 0H1032L792 640H740Z' : 'M0 436L780 320V346L0 462Z';
    const shade = wide ? 'M1340 0H1600V640H1100Z' : 'M480 0H780V300L270 376Z';
    return (
      fill(b, paper) +
      `<path d="${field}" fill="${accentField}"/><path d="${shade}" fill="${mix(accentField, '#000000', 0.14)}"/><path d="${stripe}" fill="${secondField}"/>` +
      light(`${b.id}l`, '#ffffff', x, y, size * 0.62, 0.4) +
      sprite(thing(b, 0), { x: x + size * 0.5, y: y - size * 0.3, size: size * 0.3, turn: 18 }) +
      sprite(thing(b, 1), { x: x + size * 0.52, y: y + size * 0.32, size: size * 0.36, turn: -12 }) +
      resting(heroOf(b), { x, y, size, turn: 6 })
    );
  },
};
