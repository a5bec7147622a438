import { theme } from '../theme.ts';
import type { Look } from './Looks.ts';

const { space } = theme;

/* The join button follows the login; in an app without registration, the login is alone and primary. */
const LOGIN = '& [data-part=account] [data-visitors-only][data-variant=secondary]';
const LOGIN_OF_PAIR = `${LOGIN}:has(+[data-visitors-only])`;
const JOIN = '& [data-part=account] [data-visitors-only]+[data-visitors-only]';

/** A visitor's two buttons in the header. */
export const guestLooks: Partial<Record<Look<'guest'>, string>> = {
  /* A link beside a button. */
  quiet: `${LOGIN}{padding-inline:${space.xs};background:none;box-shadow:none;text-decoration:underline;text-underline-offset:4px;transform:none}`,
  /* Two halves of one button. */
  joined: `
    ${LOGIN_OF_PAIR}{border-start-end-radius:0;border-end-end-radius:0}
    ${JOIN}{margin-inline-start:calc(-1*${space.xs});border-start-start-radius:0;border-end-start-radius:0}`,
};
