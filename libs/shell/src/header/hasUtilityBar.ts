import type { Brand } from '@baize/brand';

/** Headers of two rows have no third one above them. */
const TWO_ROWS: readonly Brand['layout']['header'][] = ['centred', 'bottom'];

/** Whether the utility bar is above the header; otherwise its shortcuts are in the menus, its links and its clock in the footer. */
export const hasUtilityBar = ({ layout }: Brand): boolean =>
  layout.utilityBar === 'shown' && !TWO_ROWS.includes(layout.header);
