import { providers } from '../catalogue/providers.ts';
import { svgRoot } from '../drawings/svgRoot.ts';
import type { FaceName } from '../lettering/faces.ts';
import { layLines } from '../lettering/layLines.ts';
import { outline } from '../lettering/outline.ts';
import { markOf } from './marks.ts';

/** `light` ink for dark surfaces, `dark` ink for light ones. */
export type LogoTone = 'light' | 'dark';
const inks: Record<LogoTone, string> = { light: '#f4f6fb', dark: '#1b2130' };

const faces: readonly FaceName[] = [
  'righteous',
  'cinzel',
  'russo-one',
  'playfair-display',
  'bungee',
  'metamorphous',
  'limelight',
  'racing-sans-one',
  'barlow-condensed',
  'black-ops-one',
  'titan-one',
];
const upperFaces = new Set<FaceName>(['cinzel', 'russo-one', 'bungee', 'barlow-condensed', 'black-ops-one']);

type Arrangement = {
  mark: string;
  frame: { x: number; y: number; width: number; height: number };
  lines: number;
};
const arrangements: readonly Arrangement[] = [
  { mark: 'translate(8 14) scale(.8125)', frame: { x: 68, y: 14, width: 166, height: 52 }, lines: 2 },
  { mark: 'translate(99 3) scale(.66)', frame: { x: 16, y: 49, width: 208, height: 26 }, lines: 1 },
  { mark: 'translate(180 14) scale(.8125)', frame: { x: 6, y: 14, width: 166, height: 52 }, lines: 2 },
];

/** A provider's wordmark and mark in one colour, for an area of 240x80 units. @throws for an unknown id */
export const providerLettering = (providerId: number, tone: LogoTone): string => {
  const list = providers();
  const index = list.findIndex((p) => p.id === providerId);
  const provider = list[index];
  if (!provider) throw new Error(`There is no provider ${providerId}: ask providers() for the ids.`);
  const face = faces[(index * 4) % faces.length] ?? 'righteous';
  const { mark, frame, lines } = arrangements[index % 5 < 3 ? 0 : index % 5 === 3 ? 1 : 2] ?? {
    mark: '',
    frame: { x: 8, y: 8, width: 224, height: 64 },
    lines: 2,
  };
  const text = upperFaces.has(face) ? provider.name.toLocaleUpperCase('en') : provider.name;
  const words = layLines(face, text, frame, lines)
    .map((line) => outline(face, line))
    .join('');
  return `<g fill="${inks[tone]}"><path d="${markOf(index)}" fill-rule="evenodd" transform="${mark}"/><path d="${words}"/></g>`;
};

/** A provider's logo in one colour on a transparent ground, 240x80 units. @throws for an unknown id */
export const providerLogoSvg = (providerId: number, tone: LogoTone = 'light'): string =>
  svgRoot(240, 80, providerLettering(providerId, tone));
