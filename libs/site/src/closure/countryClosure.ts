import type { Closure } from './Closure.ts';

/** The only country that the specification blocks (spec 1/2.shell/3). */
const BLOCKED_COUNTRIES = ['AA'];

/** Whether the site is closed in a visitor's country, an ISO 3166 code in capitals. */
export const countryClosure = (country = ''): Closure | undefined =>
  BLOCKED_COUNTRIES.includes(country) ? { why: 'country' } : undefined;
