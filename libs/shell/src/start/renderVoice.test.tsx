import { exampleBody, testBrand } from '@baize/testing';
import { expect, it } from 'vitest';
import { createPageRenderer } from '../../server/createPageRenderer.tsx';
import { notFoundRoutes } from '../not-found/notFoundRoutes.ts';

const render = createPageRenderer({
  device: 1,
  routes: notFoundRoutes,
  Layout: ({ children }) => <main>{children}</main>,
});

it.each([
  ['formal', 'tr', 'Aradığınız sayfa'],
  ['informal', 'tr', 'Aradığın sayfa'],
  ['informal', 'en', 'Nothing to see here'],
] as const)(
  'a page of a brand with the voice %s addresses the player accordingly, in %s',
  async (voice, language, words) => {
    const page = await render({
      brand: { ...testBrand, voice },
      path: '/nowhere',
      language,
      fetch: () => Promise.resolve(Response.json(exampleBody('getOptions', 'options'))),
    });
    expect(page?.html).toContain(words);
  },
);
