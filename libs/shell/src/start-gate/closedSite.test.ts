// @vitest-environment node
import { samplePage, testBrand } from '@baize/testing';
import { Fragment } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { createPageRenderer } from '../../server/createPageRenderer.tsx';

/* The global test set-up clears local storage afterwards; a server has none. */
beforeAll(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    value: { clear: () => undefined },
    configurable: true,
  });
});

const routes = [{ path: '/casino', page: samplePage('Casino') }];
const render = createPageRenderer({ device: 1, routes, Layout: Fragment });

it.each([
  [{ why: 'maintenance' }, 'Kısa bir bakım arası'],
  [{ why: 'country' }, 'Bulunduğunuz ülkede hizmet veremiyoruz'],
] as const)('renders as one page without platform requests: %j', async (closure, title) => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const page = await render({ brand: testBrand, path: '/casino', language: 'tr', closure, fetch });
  expect(page?.html).toContain(title);
  expect(page?.html).not.toContain('Casino');
  expect(page?.head).toContain('<meta name="robots" content="noindex"/>');
  expect(page?.state.closure).toEqual(closure);
  expect(fetch).not.toHaveBeenCalled();
});
