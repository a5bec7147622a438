import type { AppRoute } from './AppRoute.ts';
import { importChunk } from './importChunk.ts';
import type { PropsWithChildren } from 'react';
import type { Page, PageSkeleton } from './lazyPage.ts';
import { lazyWithTexts } from './lazyWithTexts.ts';

/** A page of an area, as the area's module declares it under its path. */
export interface AreaPage {
  page: Page;
  /** Of an area with `skeletons`. */
  skeleton?: PageSkeleton;
  /** Imports the route's `loader`. Its code loads with the page's, so that it requests the data at once. */
  importLoader?: () => Promise<NonNullable<AppRoute['loader']>>;
}

interface Options {
  /** Each page of the area has a skeleton. */
  skeletons?: boolean;
}

/**
 * Routes of an area with many pages, which one module declares by path (ADR 57):
 * `const accountRoute = areaRoute(async () => (await import('./accountPages.ts')).accountPages)`, then
 * `accountRoute(paths.deposit, { player: true })`. The module loads with the first of its pages. An app's entry has the
 * paths only, and not where the code and the texts of each page are.
 */
export function areaRoute<Path extends string>(
  importArea: () => Promise<Readonly<Record<Path, AreaPage>>>,
  { skeletons = false }: Options = {},
) {
  const lazily = (find: () => Promise<PageSkeleton>): PageSkeleton => {
    let found: PageSkeleton | undefined;
    const own = lazyWithTexts<PropsWithChildren>(async () => (found = await find()).Component, []);
    return {
      Component: own.Component,
      load: async (i18n) => (await own.load(i18n), (await find()).load(i18n)),
      isLoaded: (i18n) => own.isLoaded(i18n) && found?.isLoaded(i18n) === true,
    };
  };
  return (path: Path, rest: Omit<AppRoute, 'path' | 'page' | 'skeleton' | 'loader'> = {}): AppRoute => {
    const find = async () => (await importChunk(importArea))[path];
    const findLoader = async () => (await find()).importLoader?.();
    const page = lazily(async () => (await find()).page);
    return {
      path,
      /* The page also renders without its loader's code: then it requests its data itself. */
      page: { ...page, load: (i18n) => Promise.all([page.load(i18n), findLoader().catch(() => undefined)]) },
      loader: async (...args) => (await findLoader())?.(...args),
      ...(skeletons && { skeleton: lazily(async () => (await find()).skeleton!) }),
      ...rest,
    };
  };
}
