import type { FaceName } from '../lettering/faces.ts';
import type { TitleStyle } from './title/titleStyles.ts';
import type { Tone } from './toned.ts';

/** The common look of a brand's pictures. Colours are `#rrggbb`. */
export type BrandLook = {
  accent: string;
  second: string;
  ground: string;
  scheme: 'dark' | 'light';
  face: FaceName;
  title: TitleStyle;
  tone: Tone;
};
