import type { AppRoute } from '@baize/routing';
import { samplePage } from './samplePage.tsx';

/** A route table with a heading-only page at each of these paths. */
export const sampleRoutes = (...paths: readonly string[]): AppRoute[] =>
  paths.map((path) => ({ path, page: samplePage(path) }));
