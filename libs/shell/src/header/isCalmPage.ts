import { paths } from '@baize/routing';
import { lowerCase } from '@baize/i18n';

/** Pages of money, protection and login: nothing moves there (spec 2/2.13/38). */
const CALM = [
  paths.deposit,
  paths.withdraw,
  paths.limits,
  paths.coolingOff,
  paths.selfExclusion,
  paths.login,
  paths.register,
  paths.forgot,
  '/forget-password',
].map(lowerCase);

/** Whether nothing may move at an address, apart from what the player moves. */
export function isCalmPage(pathname: string): boolean {
  const path = lowerCase(pathname);
  return CALM.some((start) => path === start || path.startsWith(`${start}/`));
}
