import { lazyPage, type Page } from '@baize/routing';

/** A page that is only a heading, for route tables. */
export const samplePage = (heading: string): Page =>
  lazyPage(() => Promise.resolve(() => <h1>{heading}</h1>));
