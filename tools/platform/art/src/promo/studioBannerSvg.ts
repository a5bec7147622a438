import { providerLettering } from '../brands/providerLogoSvg.ts';
import type { GameSeed } from '../catalogue/GameSeed.ts';
import { embers, light, vignette } from '../compose/atmosphere.ts';
import { backdrop, sprite, standing } from '../compose/images.ts';
import { palettes } from '../compose/palettes.ts';
import { randomFrom } from '../compose/random.ts';
import { svgRoot } from '../drawings/svgRoot.ts';
import { motifs } from '../motifs/motifs.ts';

const SIZE = { w: 900, h: 300 } as const;

/** A studio's banner, 900x300 units: its name on the left, and the main object of one of its games on the right. */
export const studioBannerSvg = ({
  id,
  providerId,
  scene,
  palette: mood,
  motif: name,
  hero,
}: GameSeed): string => {
  const random = randomFrom(providerId);
  const palette = palettes[mood];
  const motif = motifs[name];
  const heroAt = (turn: number): string => motif.heroes[(hero + turn) % motif.heroes.length] ?? 'coin';
  const prop = (turn: number): string => motif.props[(id + turn) % motif.props.length] ?? 'coin';
  const key = `st${providerId}`;
  return svgRoot(
    SIZE.w,
    SIZE.h,
    backdrop(scene, mood, SIZE.w, SIZE.h) +
      light(`${key}l`, palette.accent, 690, 150, 250, 0.55) +
      embers(`${key}e`, SIZE, 22, random, palette.accent) +
      `<linearGradient id="${key}s"><stop offset=".2" stop-color="${palette.ramp[0]}" stop-opacity=".82"/><stop offset=".66" stop-color="${palette.ramp[0]}" stop-opacity="0"/></linearGradient><rect width="${SIZE.w}" height="${SIZE.h}" fill="url(#${key}s)"/>` +
      vignette(`${key}v`, SIZE, palette.ramp[0], 0.45) +
      sprite(prop(0), { x: 545, y: 222, size: 92, turn: -14 }) +
      sprite(prop(1), { x: 838, y: 84, size: 84, turn: 18 }) +
      standing(heroAt(0), { x: 690, y: 152, size: 262 }, palette.accent) +
      `<g transform="translate(36 78) scale(1.8)">${providerLettering(providerId, 'light')}</g>`,
  );
};
