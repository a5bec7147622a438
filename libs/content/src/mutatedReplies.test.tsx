import {
  mockExample,
  mockReply,
  TestErrorBoundary,
  exampleBody,
  forMutations,
  renderPage,
} from '@baize/testing';
import { expectCalm } from '@baize/testing/gestures';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, it, vi } from 'vitest';
import { HomePage } from './home/HomePage.tsx';
import { contentTexts } from './texts.ts';
import { ContentPage } from './pages/ContentPage.tsx';
import { HomePopup } from './popup/HomePopup.tsx';
import { PromotionGrid } from './promotions/PromotionGrid.tsx';

const PATIENCE = 120_000;
/** Parts that a test doesn't check get their replies at once. */
const quick = [
  mockExample('getHomepage', 'bare'),
  mockReply('getGlobalGameCategories', { body: { categories: [] } }),
  mockReply('getProviders', { body: { providers: [] } }),
  mockExample('getPopup', 'serverError'),
];

async function expectCalmPage(operation: string, body: unknown) {
  const page = await renderPage(
    <TestErrorBoundary>
      <HomePage sections={[]} />
    </TestErrorBoundary>,
    { texts: [contentTexts], handlers: [...quick, mockReply(operation, { body })] },
  );
  await expectCalm(page);
  page.unmount();
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Renders a part with its own query, with a mutated reply. */
async function expectCalmPart(Part: ComponentType, operation: string, body: unknown, path: string) {
  const page = await renderPage(
    <TestErrorBoundary>
      <Routes>
        <Route path={path} element={<Part />} />
      </Routes>
    </TestErrorBoundary>,
    { texts: [contentTexts], path, handlers: [mockReply(operation, { body })] },
  );
  await expectCalm(page);
  page.unmount();
}

it.each([
  ['getPromotions', 'promotions', PromotionGrid, '/'],
  ['getPages', 'pages', ContentPage, '/pages/about'],
  ['getPopup', 'popup', HomePopup, '/'],
] as const)(
  'a part of the site with a malformed reply of %s',
  (operation, name, Part, path) =>
    forMutations(exampleBody(operation, name), async ({ body }) => {
      localStorage.clear();
      await expectCalmPart(Part, operation, body, path);
    }),
  PATIENCE,
);

it.each([
  ['getHomepage', 'home'],
  ['getGlobalGameCategories', 'categories'],
  ['getProviders', 'providers'],
])(
  'the home page with a malformed reply of %s',
  (operation, name) =>
    forMutations(exampleBody(operation, name), ({ body }) => expectCalmPage(operation, body)),
  PATIENCE,
);
