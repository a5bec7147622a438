import { bakedEdge } from './largeSprites.ts';
import type { Palette, PaletteName } from './palettes.ts';
import { paletteKey } from './paletteKey.ts';
import type { SceneName } from './SceneName.ts';

/** Edge lengths of the images that drawings refer to, in pixels; a reference uses the smallest that is sharp enough. */
const edges = [96, 192, 320, 448, 640, 896] as const;

export type Spot = { x: number; y: number; size: number; turn?: number; flip?: boolean; opacity?: number };

/** Objects with digits, letters or a direction, which mustn't be mirrored. */
const READ_FROM_THE_LEFT: ReadonlySet<string> = new Set([
  'aces',
  'ballBlue',
  'ballGold',
  'ballGreen',
  'ballPink',
  'ballRed',
  'bar',
  'bingoBalls',
  'fortuneWheel',
  'goldBar',
  'goldBars',
  'rank10',
  'rankA',
  'rankJ',
  'rankK',
  'rankQ',
  'seven',
  'sevenBlue',
  'sevenFire',
  'sheriffStar',
  'ticket',
  'wheel',
  'wheelLow',
]);

const asRead = (name: string, spot: Spot): Spot =>
  spot.flip && READ_FROM_THE_LEFT.has(name) ? { ...spot, flip: false } : spot;

const r = (v: number): string => String(Math.round(v * 10) / 10);

const place = ({ x, y, size, turn = 0, flip = false, opacity = 1 }: Spot, href: string): string => {
  const transform = `translate(${r(x)} ${r(y)})${turn ? ` rotate(${r(turn)})` : ''}${flip ? ' scale(-1 1)' : ''}`;
  const faint = opacity < 1 ? ` opacity="${r(opacity)}"` : '';
  return `<image href="${href}" x="${r(-size / 2)}" y="${r(-size / 2)}" width="${r(size)}" height="${r(size)}" transform="${transform}"${faint}/>`;
};

/** A rendered object, centred on a spot. `rasterise` inlines the image. */
export const sprite = (name: string, spot: Spot): string => {
  const largest = bakedEdge(name);
  const edge = edges.find((e) => e >= spot.size * 0.85) ?? largest;
  return place(asRead(name, spot), `sprite:${name}@${Math.min(edge, largest)}`);
};

/** The blurred shape of an object in one colour: a glow, or with black a shadow. */
export const aura = (name: string, spot: Spot, hex: string): string =>
  place(asRead(name, { ...spot, size: spot.size * 1.4 }), `aura:${name}/${hex.slice(1)}`);

/** The same reference with the edge length for a drawing shown at `scale` pixels per unit. */
export const fittedSprite = (reference: string, scale: number): string => {
  const [, name = '', edge = ''] = /^sprite:(.+)@(\d+)$/.exec(reference) ?? [];
  if (!name) return reference;
  const wanted = Number(edge) * scale;
  const largest = bakedEdge(name);
  return `sprite:${name}@${Math.min(edges.find((e) => e >= wanted * 0.98) ?? largest, largest)}`;
};

/** An object with a shadow below and a glow around it. */
export const standing = (name: string, spot: Spot, glowHex?: string): string =>
  (glowHex ? aura(name, { ...spot, size: spot.size * 1.04, opacity: 0.8 }, glowHex) : '') +
  aura(
    name,
    { ...spot, x: spot.x + spot.size * 0.025, y: spot.y + spot.size * 0.055, opacity: 0.6 },
    '#000000',
  ) +
  sprite(name, spot);

/** A backdrop filling a box, coloured by a palette. */
export const backdrop = (
  scene: SceneName,
  palette: PaletteName | Palette,
  w: number,
  h: number,
  flip = false,
): string => {
  const wide = w / h > 1.7 ? '-wide' : '';
  const turn = flip ? ` transform="translate(${w} 0) scale(-1 1)"` : '';
  return `<image href="scene:${scene}${wide}/${paletteKey(palette)}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice"${turn}/>`;
};
