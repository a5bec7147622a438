import { inBottomOrder } from './inBottomOrder.ts';
import type { MenuContext, MenuRow } from './MenuRow.ts';

/** Menus with an order that depends on the brand's main product. */
const SPORT_FIRST_MENUS: readonly string[] = ['top', 'side'];

/** A row of the table with its URL in this app. */
export interface VisibleMenuRow extends Omit<MenuRow, 'href'> {
  href?: string;
  /** All URLs of its page. */
  addresses: readonly string[];
}

const hrefsOf = ({ href = [] }: MenuRow): readonly string[] => (typeof href === 'string' ? [href] : href);

function isFor({ player, visitor, when }: MenuRow, context: MenuContext): boolean {
  if (player && !context.isPlayer) return false;
  if (visitor && context.isPlayer) return false;
  return when?.(context) ?? true;
}

const rank = ({ id, sport }: MenuRow) => (id === 'home' ? 0 : sport ? 1 : 2);

/** The rows of one menu, in the brand's order: those with true conditions and a page that the app has. */
export function visibleMenuRows(rows: readonly MenuRow[], context: MenuContext): VisibleMenuRow[] {
  const { place, brand, hasRoute } = context;
  const shown = rows
    .filter((row) => row.places.includes(place) && isFor(row, context))
    .flatMap((row) => {
      const addresses = hrefsOf(row);
      const href = addresses.find(hasRoute);
      return href || (row.opens && addresses.length === 0) ? [{ ...row, href, addresses }] : [];
    });
  if (place === 'bottom') return inBottomOrder(shown, brand.layout.bottomEntries);
  const leadsWithSport = brand.layout.leads === 'sport' && SPORT_FIRST_MENUS.includes(place);
  return leadsWithSport ? shown.sort((a, b) => rank(a) - rank(b)) : shown;
}
