import { mix } from '../../compose/mix.ts';
import type { Stuff } from './Figure.ts';

/** The colours of a figure and its light. */
export type FigureLight = {
  /** The dress, the waistcoat or the bow tie. */ dress: string;
  hair: string;
  skin: string;
  /** The back light on the side that the figure looks to; `fill` is that on the other side. */ key: string;
  fill: string;
  /** The colour of the shadows. */ dark: string;
};

/** Gradient of each material, from the lit middle of the figure to its shaded edge. */
const tones = ({
  dress,
  hair,
  skin,
  dark,
}: FigureLight): Record<Stuff, readonly [string, string, string]> => ({
  skin: [mix(skin, dark, 0.5), mix(skin, dark, 0.72), mix(skin, dark, 0.88)],
  hair: [mix(hair, dark, 0.5), mix(hair, dark, 0.72), mix(hair, dark, 0.9)],
  cloth: [mix(dress, '#ffffff', 0.1), mix(dress, dark, 0.42), mix(dress, dark, 0.86)],
  dark: [mix('#2b2c38', dark, 0.3), mix('#101016', dark, 0.5), mix('#050507', dark, 0.7)],
  linen: [mix('#cfccd8', dark, 0.16), mix('#8f8d9e', dark, 0.45), mix('#5a5868', dark, 0.75)],
  gold: ['#fff0b8', '#e8b64a', '#8a5a12'],
});

const spot: Record<Stuff, string> = {
  skin: 'cx="236" cy="150" r="200"',
  hair: 'cx="230" cy="40" r="150"',
  cloth: 'cx="232" cy="248" r="150"',
  dark: 'cx="250" cy="210" r="190"',
  linen: 'cx="222" cy="210" r="170"',
  gold: 'cx="200" cy="250" r="200"',
};

/** A rim light along the outline on one side; with `reach` 0 its edge is hard. */
const rimPass = (name: string, hex: string, dx: number, reach: number): string => {
  const soft = reach
    ? `<feGaussianBlur in="SourceAlpha" stdDeviation="${reach}" result="${name}a"/><feOffset in="${name}a"`
    : '<feOffset in="SourceAlpha"';
  return `${soft} dx="${dx}" dy="${Math.max(0.7, reach * 0.9)}" result="${name}b"/><feFlood flood-color="${hex}" result="${name}c"/><feComposite in="${name}c" in2="SourceAlpha" operator="in" result="${name}d"/><feComposite in="${name}d" in2="${name}b" operator="out" result="${name}"/>`;
};

/** Gradients for each material, the rim light, and soft edges; ids start with `id`. */
export const figureDefs = (id: string, l: FigureLight): string =>
  Object.entries(tones(l))
    .map(
      ([stuff, [a, b, c]]) =>
        `<radialGradient id="${id}${stuff}" gradientUnits="userSpaceOnUse" ${spot[stuff as Stuff]}><stop offset="0" stop-color="${a}"/><stop offset=".45" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></radialGradient>`,
    )
    .join('') +
  `<filter color-interpolation-filters="sRGB" id="${id}rim" filterUnits="userSpaceOnUse" x="70" y="-6" width="350" height="426">${rimPass('k', mix(l.key, '#ffffff', 0.2), -3.4, 2.6)}${rimPass('t', '#ffffff', -1, 0)}${rimPass('f', l.fill, 2.2, 1.8)}<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="f"/><feMergeNode in="k"/><feMergeNode in="t"/></feMerge></filter>` +
  `<filter color-interpolation-filters="sRGB" id="${id}soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>` +
  `<filter color-interpolation-filters="sRGB" id="${id}arm" x="-20%" y="-20%" width="140%" height="140%">${rimPass('k', mix(l.key, '#ffffff', 0.2), -2.2, 1.8)}</filter>` +
  `<linearGradient id="${id}fade" gradientUnits="userSpaceOnUse" x1="0" y1="225" x2="0" y2="310"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="${id}low" maskUnits="userSpaceOnUse" x="-100" y="0" width="600" height="500"><rect x="-100" width="600" height="500" fill="url(#${id}fade)"/></mask>`;
