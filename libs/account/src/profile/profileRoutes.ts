import type { AppRoute } from '@baize/routing';

/** Routes of the profile, the password, two-factor, SMS verification, transfers between wallets and the security centre. */
export const profileRoutes: readonly AppRoute[] = [];
