import { createPageRenderer } from '../../server/createPageRenderer.tsx';
import type { AppRoute } from '@baize/routing';
import { exampleBody, samplePage, testBrand } from '@baize/testing';
import { expect, it } from 'vitest';

const asked: number[] = [];
const routes: AppRoute[] = [
  {
    path: '/',
    page: samplePage('Home'),
    loader: (_client, { device }) => {
      asked.push(device);
      return Promise.resolve();
    },
  },
];
const render = createPageRenderer({ device: 2, routes, Layout: ({ children }) => <main>{children}</main> });

it.each([
  [undefined, 2],
  [3, 3],
] as const)('the page for window class %s is rendered and hydrated for class %s', async (device, used) => {
  asked.length = 0;
  const page = await render({
    brand: testBrand,
    path: '/',
    language: 'en',
    device,
    fetch: () => Promise.resolve(Response.json(exampleBody('getOptions', 'options'))),
  });
  expect([asked, page?.state.device]).toEqual([[used], used]);
});
