import { media } from '../media.ts';
import { theme } from '../theme.ts';
import type { Look } from './Looks.ts';

const { color, radius, size, space } = theme;

const ROW = '& [data-part=heading]';
const TEXT = `${ROW}>h2`;

/**
 * The heading of a section. All have the height of the plain one, which pages reserve. On a phone a centred one has no
 * icon, and only the arrow of its link, so that the text is in the middle.
 */
export const headingLooks: Partial<Record<Look<'heading'>, string>> = {
  bar: `
    ${TEXT}{position:relative;padding-inline-start:15px}
    ${TEXT}::before{content:'';position:absolute;inset:.05em auto .05em 0;inline-size:5px;
      border-radius:${radius.s};background:linear-gradient(${color.accent},${color.second})}`,
  underline: `
    ${ROW}{margin-block-end:calc(${space.m} - 7px);padding-block-end:7px;
      background:linear-gradient(${color.accent} 0 0) 0 100%/4.5rem 3px no-repeat,linear-gradient(${color.line} 0 0) 0 100%/100% 1px no-repeat}`,
  centred: `
    ${ROW}{display:grid;grid-template-columns:minmax(max-content,1fr) auto minmax(max-content,1fr)}
    ${TEXT}{grid-column:2;max-inline-size:none;text-align:center}
    ${media.tablet}{${TEXT}::before,${TEXT}::after{content:'';flex:none;inline-size:clamp(12px,3vw,44px);block-size:1px;background:${color.accent}}}
    ${ROW}>div{grid-column:3}
    ${media.phone}{${ROW}{grid-template-columns:2.5rem minmax(0,1fr) 2.5rem}${TEXT}{justify-content:center}
      ${TEXT}>span:not(:last-child){display:none}${ROW}>div>a[href]{justify-content:flex-end;padding:0;overflow:hidden;background:none;font-size:0}}`,
  tab: `
    ${ROW}{margin-block:-2px calc(${space.m} - 7px);box-shadow:inset 0 -2px ${color.accent}}
    ${TEXT}{align-self:end;padding:.36em .9em .3em;border-radius:${radius.m} ${radius.m} 0 0;background:${color.accent};
      color:${color.onAccent};font-size:${size.l}}
    ${TEXT}>span{color:inherit}`,
  caps: `${TEXT}{min-block-size:calc(1.12*${size.xl});font-size:clamp(${size.xs},3.6vw,${size.m});letter-spacing:.1em;text-transform:uppercase}`,
  /* A line from the text to the end of the row. */
  rule: `
    ${TEXT}:not(:last-child){max-inline-size:calc(100% - 10.5rem)}
    ${ROW}::before{content:'';order:1;flex:1 1 1rem;block-size:1px;background:linear-gradient(to right,${color.accent},${color.line})}
    ${ROW}>div{order:2;margin-inline-start:0}`,
};
