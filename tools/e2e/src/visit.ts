/** A visitor: which app they get, whose site, in which language and look. */
export interface Visit {
  app: 'web' | 'mobile-web';
  brand: string;
  language: 'tr' | 'en';
  scheme: 'dark' | 'light';
}

export const SITE_PORT = 4700;
export const SANDBOX = `http://127.0.0.1:${SITE_PORT + 100}`;
export const PROVIDERS = `http://providers.localhost:${SITE_PORT + 100}`;

export const siteOf = (brand: string) => `http://${brand}.localhost:${SITE_PORT}`;
