/** A visitor: their app, brand, language and theme. */
export interface Visit {
  app: 'web' | 'mobile-web';
  brand: string;
  language: 'tr' | 'en';
  scheme: 'dark' | 'light';
}

/**
 * Whether this is the gate that every change passes (`GATE=1`): only tests tagged `@gate`, `@phone` for the phone, and short
 * lists of pages. Otherwise every test runs, for every visitor, on every page.
 */
export const isGate = process.env.GATE !== undefined;

/** Two runs on one machine use different ports. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 4700);
export const SANDBOX = `http://127.0.0.1:${SITE_PORT + 100}`;
export const PROVIDERS = `http://providers.localhost:${SITE_PORT + 100}`;

export const siteUrl = (brand: string) => `http://${brand}.localhost:${SITE_PORT}`;
