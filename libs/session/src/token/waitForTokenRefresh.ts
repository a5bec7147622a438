/**
 * Waits for a token exchange in progress, in any tab, so that a 401 is judged by the token that results from it. Its
 * code loads with the first 401, or with a player's first exchange.
 */
export const waitForTokenRefresh = (): Promise<void> =>
  import('./refreshToken.ts').then(
    ({ waitForExchange }) => waitForExchange(),
    () => undefined,
  );
