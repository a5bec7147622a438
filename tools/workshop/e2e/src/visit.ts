import { createHash } from 'node:crypto';

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

/** Below the ports that systems give to outgoing connections. */
const FIRST_PORT = 20_000;
const RANGES = 60;
const PORTS_OF_A_RANGE = 200;

/** A range of ports for this checkout, so that two of them can run tests at once. */
function portOfCheckout(): number {
  const folder = createHash('sha256')
    .update(import.meta.dirname)
    .digest();
  return FIRST_PORT + PORTS_OF_A_RANGE * (folder.readUInt16BE() % RANGES);
}

/**
 * The workers of a run use different ports, each with its own site and platform. So do two runs of one checkout with
 * another `E2E_PORT`.
 */
export const sitePortOf = (worker: number) => Number(process.env.E2E_PORT ?? portOfCheckout()) + 10 * worker;

export const SITE_PORT = sitePortOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
export const SANDBOX = `http://127.0.0.1:${SITE_PORT + 100}`;
export const PROVIDERS = `http://providers.localhost:${SITE_PORT + 100}`;

export const siteUrl = (brand: string) => `http://${brand}.localhost:${SITE_PORT}`;
