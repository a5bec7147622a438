import { variableName } from '../theme.ts';
import type { SharedValues } from '../tokens.ts';
import type { Look, Looks } from './Looks.ts';

const color = (token: string) => `var(${variableName('color', token)})`;
const radius = `var(${variableName('radius', 'm')})`;

/** `themeCss` sets the three durations to 0 for reduced motion. */
const MOTION: Record<Look<'motion'>, SharedValues['motion']> = {
  crisp: { fast: '120ms', normal: '180ms', slow: '240ms', ease: 'cubic-bezier(.2,.7,.2,1)' },
  calm: { fast: '180ms', normal: '280ms', slow: '420ms', ease: 'cubic-bezier(.4,0,.2,1)' },
  springy: { fast: '160ms', normal: '240ms', slow: '340ms', ease: 'cubic-bezier(.2,.8,.2,1)' },
};

const STROKE: Record<Look<'icons'>, string> = {
  regular: '1.75',
  thin: '1.25',
  bold: '2.4',
  square: '2',
  duotone: '1.6',
};

/** The sides with a line (its colour is 3:1 on every background), the corners, and the fill. */
const FIELD: Record<Look<'field'>, SharedValues['field']> = {
  boxed: { border: '1px', radius, fill: color('field') },
  /* As light as a boxed one: a darker fill looks disabled. */
  filled: {
    border: '1px 1px 2px',
    radius: `${radius} ${radius} 0 0`,
    fill: `color-mix(in oklab, ${color('accent')} 5%, ${color('field')})`,
  },
  underlined: { border: '0 0 1px', radius: '0', fill: 'transparent' },
};

/** The height of the line with the name, below a captioned tile's art. */
const CAPTION: Partial<Record<Look<'tile'>, string>> = { captioned: '2.25rem' };

/** The looks that consist only of values: the tokens they set. */
export const lookTokens = ({ motion, icons, field, tile }: Looks) => ({
  motion: MOTION[motion],
  icon: { stroke: STROKE[icons] },
  field: FIELD[field],
  tile: { caption: CAPTION[tile] ?? '0px' },
});
