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

/** Number of browsers that run tests in parallel: each waits a third of its time. */
export const WORKERS = Number(process.env.WORKERS ?? 2);

/**
 * Two runs on one machine use different ports (`E2E_PORT`), and so do the workers of a run, each with its own site and
 * platform.
 */
export const sitePortOf = (worker: number) => Number(process.env.E2E_PORT ?? 4700) + 10 * worker;

export const SITE_PORT = sitePortOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
export const SANDBOX = `http://127.0.0.1:${SITE_PORT + 100}`;
export const PROVIDERS = `http://providers.localhost:${SITE_PORT + 100}`;

export const siteUrl = (brand: string) => `http://${brand}.localhost:${SITE_PORT}`;
