import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'opentype.js';

const require = createRequire(import.meta.url);
// In Node the package's CommonJS build has no named exports, and its types have no default export.
const { parse } = require('opentype.js') as { parse: (bytes: ArrayBuffer) => Font };

/** The bundled display faces with the weight used of each. */
export const fontWeights = {
  'lilita-one': 400,
  bangers: 400,
  bungee: 400,
  righteous: 400,
  rye: 400,
  'russo-one': 400,
  'black-ops-one': 400,
  'luckiest-guy': 400,
  cinzel: 900,
  'playfair-display': 900,
  'titan-one': 400,
  metamorphous: 400,
  limelight: 400,
  'racing-sans-one': 400,
  'pirata-one': 400,
  'barlow-condensed': 700,
  archivo: 800,
  'bricolage-grotesque': 800,
  fraunces: 800,
  manrope: 800,
  oxanium: 800,
  sora: 800,
  unbounded: 800,
} as const;
export type FaceName = keyof typeof fontWeights;

const loaded = new Map<FaceName, Font[]>();

const load = (face: FaceName, subset: string): Font => {
  const bytes = readFileSync(
    require.resolve(`@fontsource/${face}/files/${face}-${subset}-${fontWeights[face]}-normal.woff`),
  );
  return parse(Uint8Array.from(bytes).buffer);
};

/** The two subsets of a face: Latin, and the extension that contains most Turkish letters. */
export const fontsOf = (face: FaceName): Font[] => {
  const known = loaded.get(face);
  if (known) return known;
  const fonts = [load(face, 'latin'), load(face, 'latin-ext')];
  loaded.set(face, fonts);
  return fonts;
};
