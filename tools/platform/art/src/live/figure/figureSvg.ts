import { mix } from '../../compose/mix.ts';
import type { Part } from './Figure.ts';
import { figureDefs } from './figureLight.ts';
import type { FigureLight } from './figureLight.ts';
import { figures } from './figures.ts';
import type { FigureName } from './figures.ts';

/** The table's edge, which hides everything below except the arms. */
const TABLE = 404;

const fold = (l: FigureLight, d: string, i: number): string =>
  i % 2
    ? `<path d="${d}" stroke="${l.dark}" stroke-opacity=".5"/>`
    : `<path d="${d}" stroke="${mix(l.dress, '#ffffff', 0.6)}" stroke-opacity=".32"/>`;

const strand = (d: string): string =>
  [-4, -2, 0, 1.6, 3.4]
    .map((dx) =>
      dx === 0
        ? `<path d="${d}" stroke-width="1.5" stroke-opacity=".34"/>`
        : `<path d="${d}" transform="translate(${dx} ${dx * 0.5})" stroke-width=".8" stroke-opacity=".22"/>`,
    )
    .join('');

/** Folds are broad and soft; strands are bundles of fine lines. */
const sheen = (id: string, l: FigureLight, { stuff, lines = [] }: Part): string =>
  stuff === 'hair'
    ? `<g fill="none" stroke="${mix(mix(l.hair, l.key, 0.55), '#ffffff', 0.1)}" stroke-linecap="round">${lines.map(strand).join('')}</g>`
    : `<g fill="none" stroke-width="13" filter="url(#${id}soft)">${lines.map((d, i) => fold(l, d, i)).join('')}</g>`;

/** The shadow that a part casts on the body behind it. */
const shadow = (id: string, parts: readonly Part[]): string =>
  `<g clip-path="url(#${id}top)"><g clip-path="url(#${id}body)"><g fill="#000" fill-opacity=".5" filter="url(#${id}soft)">${parts.map((p) => `<path d="${p.d}" transform="translate(-2 7)"/>`).join('')}</g></g></g>`;

const paint = (id: string, l: FigureLight, p: Part, i: number): string => {
  const body = `<path d="${p.d}" fill="url(#${id}${p.stuff})"/>`;
  if (!p.lines?.length) return body;
  return `${body}<clipPath id="${id}c${i}"><path d="${p.d}"/></clipPath><g clip-path="url(#${id}c${i})">${sheen(id, l, p)}</g>`;
};

/** Shadows that heads and hair cast on the parts below them. */
const casts = (p: Part, i: number): boolean => i > 1 && (p.stuff === 'hair' || p.stuff === 'skin');

/** A dealer in the figure's own box (400 x 440, the table at 404), looking right, lit from behind. */
export const figureSvg = (name: FigureName, id: string, light: FigureLight): string => {
  const { behind, over } = figures[name];
  const torso = behind.map((p, i) => (casts(p, i) ? shadow(id, [p]) : '') + paint(id, light, p, i)).join('');
  const arms = over.map((p, i) => paint(id, light, p, i + behind.length)).join('');
  return (
    figureDefs(id, light) +
    `<clipPath id="${id}body">${behind.map((p) => `<path d="${p.d}"/>`).join('')}</clipPath><clipPath id="${id}top"><rect x="-100" y="-100" width="600" height="${TABLE + 100}"/></clipPath>` +
    `<g filter="url(#${id}rim)"><g clip-path="url(#${id}top)">${torso}</g><g mask="url(#${id}low)">${shadow(id, over)}</g>${arms}` +
    // Below the elbow an arm also has a rim light, since it is in front of the body there.
    `<g mask="url(#${id}low)"><g filter="url(#${id}arm)">${over.map((p) => `<path d="${p.d}"/>`).join('')}</g></g></g>`
  );
};
