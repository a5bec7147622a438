import { mix } from '../../compose/mix.ts';
import type { Board, CampaignComposition } from '../Board.ts';
import { onField } from '../moodOf.ts';
import type { Mood } from '../moodOf.ts';
import { luminance } from '../contrast.ts';
import { belowLeftFrame } from './frames.ts';
import { fill, groundShadow, heroOf, resting } from './parts.ts';

const words = {
  desktop: {
    x: 248,
    y: 74,
    width: 570,
    height: 396,
    align: 'start',
    anchor: 'middle',
    lines: 2,
    small: 46,
  },
  mobile: belowLeftFrame,
} as const;

const still = (b: Board, field: string): string => {
  const wide = b.device === 'desktop';
  const [x, y, size] = wide ? [1160, 308, 460] : [400, 204, 350];
  const [discX, discY, radius] = wide ? [1250, 350, 420] : [470, 150, 330];
  const disc = mix(
    field,
    luminance(field) > 0.35 ? '#ffffff' : b.mood.ramp[3],
    luminance(field) > 0.35 ? 0.45 : 0.2,
  );
  return (
    fill(b, field) +
    `<circle cx="${discX}" cy="${discY}" r="${radius}" fill="${disc}"/>` +
    groundShadow(`${b.id}s`, x, y + size * 0.52, size * 0.5, 0.4) +
    resting(heroOf(b), { x, y, size, turn: -6 })
  );
};

const vividField = (mood: Mood): string => mood.accentField;

/** One object on a flat field, and large lettering. */
export const minimal: CampaignComposition = { words, draw: (b) => still(b, b.mood.paper) };

/** The same on a field of the brand's colour. */
export const signal: CampaignComposition = {
  words,
  wordsMood: (mood) => onField(mood, vividField(mood), mix(mood.ramp[0], '#000000', 0.3)),
  draw: (b) => still(b, vividField(b.mood)),
};
