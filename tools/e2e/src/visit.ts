/** A visitor: their app, brand, language and theme. */
export interface Visit {
  app: 'web' | 'mobile-web';
  brand: string;
  language: 'tr' | 'en';
  scheme: 'dark' | 'light';
}

/** Whether this is a thorough run, with every visitor and every page. */
export const isThorough = process.env.THOROUGH !== undefined;

/**
 * Which of these pages a visitor checks: all of them in a thorough run, otherwise every other one, and the
 * other app the rest.
 */
export const pagesToCheck = <T>(pages: readonly T[], { app }: Visit): readonly T[] =>
  isThorough ? pages : pages.filter((_, index) => (index % 2 === 0) === (app === 'web'));

/** Two runs on one machine use different ports. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 4700);
export const SANDBOX = `http://127.0.0.1:${SITE_PORT + 100}`;
export const PROVIDERS = `http://providers.localhost:${SITE_PORT + 100}`;

export const siteUrl = (brand: string) => `http://${brand}.localhost:${SITE_PORT}`;
