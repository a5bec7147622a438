import { BREAKPOINT } from '@baize/ui';

/** The screens on which a history has cards instead of a table, and its filters in a sheet. */
export const PHONE = `(max-width: ${BREAKPOINT.tablet - 0.02}px)`;
