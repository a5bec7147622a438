import { theme } from '../theme.ts';
import type { Look } from './Looks.ts';

const { color, radius, size } = theme;

const LINK = '& [data-part=heading]>div>a';

/** The link to everything at the end of a section's heading. */
export const moreLooks: Partial<Record<Look<'more'>, string>> = {
  /* Its text is for screen readers; for others the heading before it is enough. */
  arrow: `${LINK}{justify-content:center;gap:0;inline-size:32px;block-size:32px;border-radius:${radius.pill};
    box-shadow:inset 0 0 0 1px ${color.lineStrong};font-size:0}`,
  pill: `${LINK}{padding:5px 4px 5px 10px;border-radius:${radius.pill};background:${color.accentSoft};color:${color.onAccentSoft};font-size:${size.xs}}`,
};
