import { paths } from '@baize/routing';
import { lowerCase } from '@baize/i18n';

/** Pages about money, protection and login, without any animation (spec 2/2.13/38). */
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

/** Whether a page must not animate anything on its own. */
export function isCalmPage(pathname: string): boolean {
  const path = lowerCase(pathname);
  return CALM.some((start) => path === start || path.startsWith(`${start}/`));
}
