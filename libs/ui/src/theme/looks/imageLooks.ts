import { theme } from '../theme.ts';
import type { Look } from './Looks.ts';

const { accent, second } = theme.color;

/** Tiles that can be played (the others are grey), the hero's slides, and cards with an image. */
const ART = `& [data-part=tile]:not([data-unavailable]) :is(img,video),& :is([data-part=slide],[data-part=card]) img`;

const filter = (functions: string) => `${ART}{filter:${functions}}`;

/** The tone of tiles' and banners' art. */
export const imageLooks: Partial<Record<Look<'image'>, string>> = {
  warm: filter('sepia(.42) saturate(1.35) brightness(1.04)'),
  /* Like bleached film: little colour, hard light. */
  cold: filter('saturate(.6) contrast(1.14) brightness(1.02)'),
  matte: filter('saturate(.72) contrast(.88) brightness(1.06)'),
  vivid: filter('saturate(1.5) contrast(1.08)'),
  /* The art's light and dark in the brand's two colours; a hovered tile shows its own. */
  duotone: `
    & [data-part=tile]>[data-part=tile-cover],& [data-part=slide]{background:linear-gradient(150deg,${second},${accent});isolation:isolate}
    & [data-part=tile]:not([data-open=true]) :is(img,video),& [data-part=slide] img{mix-blend-mode:luminosity}`,
};
