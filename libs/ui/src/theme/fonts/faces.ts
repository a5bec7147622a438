import { TEXT_FACES, type DisplayFace, type TextFace } from '../ThemeChoices.ts';

export type Face = DisplayFace | TextFace;

export interface FaceFacts {
  /** The subset that `subsetFaces` makes from the npm package `@fontsource-variable/<face>`. */
  file: string;
  /** The CSS family. */
  family: string;
  /** Which system font stands in until the file has arrived. */
  fallback: 'Arial' | 'Georgia';
  /** The weight a headline is set in. */
  displayWeight: number;
  /** Letter spacing of headlines. */
  tracking: string;
  /** Wide faces are set smaller, narrow ones larger, so that a headline takes about the same room in every brand. */
  displayScale: number;
  /** Whose lira sign it borrows, where its designers drew none: on our screens it stands beside every amount. */
  lira?: Face;
  /** The font's line metrics in em, which the stand-in takes over so that no line moves when the file arrives. */
  lines: { ascent: number; descent: number; gap: number };
  /** How much wider than its stand-in a paragraph of both languages sets, measured at 400 and at 700. */
  width: { regular?: number; bold: number };
}

export const FACES: Record<Face, FaceFacts> = {
  'playfair-display': {
    file: 'playfair-display.woff2',
    lira: 'fraunces',
    family: 'Playfair Display',
    fallback: 'Georgia',
    displayWeight: 700,
    tracking: '-0.012em',
    displayScale: 1.06,
    lines: { ascent: 1.082, descent: 0.251, gap: 0 },
    width: { bold: 0.8964 },
  },
  unbounded: {
    file: 'unbounded.woff2',
    family: 'Unbounded',
    fallback: 'Arial',
    displayWeight: 650,
    tracking: '-0.03em',
    displayScale: 0.76,
    lines: { ascent: 0.995, descent: 0.245, gap: 0 },
    width: { bold: 1.3052 },
  },
  fraunces: {
    file: 'fraunces.woff2',
    family: 'Fraunces',
    fallback: 'Georgia',
    displayWeight: 650,
    tracking: '-0.015em',
    displayScale: 1,
    lines: { ascent: 0.978, descent: 0.255, gap: 0 },
    width: { bold: 0.953 },
  },
  oxanium: {
    file: 'oxanium.woff2',
    family: 'Oxanium',
    fallback: 'Arial',
    displayWeight: 700,
    tracking: '-0.005em',
    displayScale: 1,
    lines: { ascent: 0.79, descent: 0.21, gap: 0.25 },
    width: { bold: 0.996 },
  },
  'bricolage-grotesque': {
    file: 'bricolage-grotesque.woff2',
    family: 'Bricolage Grotesque',
    fallback: 'Arial',
    displayWeight: 750,
    tracking: '-0.02em',
    displayScale: 1.02,
    lines: { ascent: 0.93, descent: 0.27, gap: 0 },
    width: { bold: 1.0278 },
  },
  sora: {
    file: 'sora.woff2',
    lira: 'manrope',
    family: 'Sora',
    fallback: 'Arial',
    displayWeight: 650,
    tracking: '-0.025em',
    displayScale: 0.92,
    lines: { ascent: 0.97, descent: 0.29, gap: 0 },
    width: { regular: 1.135, bold: 1.0762 },
  },
  archivo: {
    file: 'archivo.woff2',
    family: 'Archivo',
    fallback: 'Arial',
    displayWeight: 750,
    tracking: '-0.015em',
    displayScale: 1,
    lines: { ascent: 0.878, descent: 0.21, gap: 0 },
    width: { regular: 0.9851, bold: 0.979 },
  },
  manrope: {
    file: 'manrope.woff2',
    family: 'Manrope',
    fallback: 'Arial',
    displayWeight: 750,
    tracking: '-0.025em',
    displayScale: 0.97,
    lines: { ascent: 1.066, descent: 0.3, gap: 0 },
    width: { regular: 1.0272, bold: 1.0038 },
  },
  inter: {
    file: 'inter.woff2',
    family: 'Inter',
    fallback: 'Arial',
    displayWeight: 700,
    tracking: '-0.022em',
    displayScale: 0.97,
    lines: { ascent: 0.96875, descent: 0.2412, gap: 0 },
    width: { regular: 1.0727, bold: 1.0229 },
  },
  figtree: {
    file: 'figtree.woff2',
    lira: 'manrope',
    family: 'Figtree',
    fallback: 'Arial',
    displayWeight: 750,
    tracking: '-0.015em',
    displayScale: 1,
    lines: { ascent: 0.95, descent: 0.25, gap: 0 },
    width: { regular: 1.0069, bold: 0.964 },
  },
  nunito: {
    file: 'nunito.woff2',
    family: 'Nunito',
    fallback: 'Arial',
    displayWeight: 700,
    tracking: '-0.01em',
    displayScale: 1,
    lines: { ascent: 1.011, descent: 0.353, gap: 0 },
    width: { regular: 1.0168, bold: 0.9778 },
  },
};

const isTextFace = (face: Face) => TEXT_FACES.some((name) => name === face);

/** The weights a face's file holds: a face of headlines has one, a face of running text those from regular to bold. */
export const faceWeights = (face: Face): [min: number, max: number] => {
  const { displayWeight } = FACES[face];
  return isTextFace(face) ? [400, Math.max(700, displayWeight)] : [displayWeight, displayWeight];
};

/** The file that holds nothing but a borrowed lira sign, for a face without its own. */
export const liraFile = (face: Face) => `${face}-lira.woff2`;

/** The name under which the metric-matched stand-in is declared. */
export const fallbackFamily = (face: Face) => `${FACES[face].family} Fallback`;

/** The system's own font of a face's kind. */
export const genericFamily = (face: Face) => (FACES[face].fallback === 'Georgia' ? 'serif' : 'sans-serif');

/** What `font-family` says: the face, its matched stand-in, the generic one. */
export const fontStack = (face: Face) =>
  `'${FACES[face].family}','${fallbackFamily(face)}',${genericFamily(face)}`;
