import { lazyPage, type Page } from '@baize/routing';

/** A page with just a heading, for route tables. */
export const samplePage = (heading: string): Page =>
  lazyPage(() => Promise.resolve(() => <h1>{heading}</h1>));
