import { importChunk } from './importChunk.ts';
import type { Page } from './lazyPage.ts';
import { lazyWithTexts } from './lazyWithTexts.ts';

/**
 * Pages of a module that loads with the first of them: `const page = lazyPages(() => import('./accountPages.ts'))`,
 * then `page('deposit')`. For an area with many pages: an app's entry has their addresses only, and not where the
 * code and the texts of each are.
 */
export const lazyPages =
  <Name extends string>(importPages: () => Promise<Readonly<Record<Name, Page>>>) =>
  (name: Name): Page => {
    const find = async () => (await importChunk(importPages))[name];
    const { Component, load } = lazyWithTexts<object>(async () => (await find()).Component, []);
    return {
      Component,
      load: async (i18n) => {
        await load(i18n);
        return (await find()).load(i18n);
      },
    };
  };
