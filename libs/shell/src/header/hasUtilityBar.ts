import type { Brand } from '@baize/brand';

/** Two-row headers have no third row above them. */
const TWO_ROWS: readonly Brand['layout']['header'][] = ['centred', 'bottom'];

/**
 * Whether there is a utility bar above the header; otherwise its shortcuts are in the menus, and its links and clock in
 * the footer.
 */
export const hasUtilityBar = ({ layout }: Brand): boolean =>
  layout.utilityBar === 'shown' && !TWO_ROWS.includes(layout.header);
