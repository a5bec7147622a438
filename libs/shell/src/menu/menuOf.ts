import { lowerCase } from '@baize/i18n';
import { parsePath } from 'react-router';
import type { MenuContext, MenuRow } from './MenuRow.ts';

/** Where the order follows what the brand leads with. */
const LED_PLACES: readonly string[] = ['top', 'side'];

/** An entry of the table with the address that this app has for it. */
export interface ShownRow extends Omit<MenuRow, 'href'> {
  href?: string;
}

const hrefsOf = ({ href = [] }: MenuRow): readonly string[] => (typeof href === 'string' ? [href] : href);

function isFor({ player, visitor, when }: MenuRow, context: MenuContext): boolean {
  if (player && !context.isPlayer) return false;
  if (visitor && context.isPlayer) return false;
  return when?.(context) ?? true;
}

const rank = ({ id, sport }: MenuRow) => (id === 'home' ? 0 : sport ? 1 : 2);

/** What one menu shows of the table: the rows whose conditions hold and whose page the app has, in the brand's order. */
export function menuOf(rows: readonly MenuRow[], context: MenuContext): ShownRow[] {
  const { place, brand, isMounted } = context;
  const shown = rows
    .filter((row) => row.places.includes(place) && isFor(row, context))
    .flatMap((row) => {
      const href = hrefsOf(row).find(isMounted);
      return href || row.opens ? [{ ...row, href }] : [];
    });
  const leadsWithSport = brand.layout.leads === 'sport' && LED_PLACES.includes(place);
  return leadsWithSport ? shown.sort((a, b) => rank(a) - rank(b)) : shown;
}

/** An entry is where the player is when its path and everything it says in its query are in the address. */
export function isCurrent(href: string, pathname: string, search: string): boolean {
  const target = parsePath(href);
  const here = new URLSearchParams(search);
  const said = [...new URLSearchParams(target.search)];
  const isPath = lowerCase(target.pathname ?? '') === lowerCase(pathname);
  return isPath && said.every(([name, value]) => here.get(name) === value);
}
